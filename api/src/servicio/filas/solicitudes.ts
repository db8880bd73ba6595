import { formularioDeConyuge, formularioDeSolicitud, propios } from '@adjudica/domain';
import { type Api, noEncontrado } from '../api';
import { claveDeSolicitud } from '../busca';
import { type Cuerpo, comoFecha } from '../cuerpo';
import { actua, type Fila, json, ruta } from '../fila';
import type { JsonObject } from '../json-object';
import { conCodigos } from '../palabras';

const PERSONALES = [
  'solicitud: datos personales',
  'solicitud: domicilio',
  'cliente (Informacion.Datos)',
  'solicitud: relación de dependencia e independencia',
  'solicitud: subsidio familiar o ama de casa',
  'solicitud: bien',
];

/** The specification names `empresa*` and `domicilio*` only by prefix: the rest is as in the spouse's record and the form. */
const EMPRESA = {
  empresaTipoEmpleo: 'situacionLaboral',
  empresaNombre: 'laboralNombre',
  empresaRuc: 'laboralRuc',
  empresaActividad: 'laboralActividad',
  empresaActividadUafe: 'laboralActividadUafe',
  empresaCargo: 'laboralCargo',
  empresaAntiguedad: 'laboralAnos',
  empresaTelefonos: 'laboralTelefono',
  empresaTelefono: 'laboralTelefono',
  empresaDireccion: 'laboralDireccion',
  empresaEmail: 'laboralCorreo',
  actividadEconomica: 'laboralActividad',
};
const DOMICILIO = {
  domicilioTipo: 'tipoDomicilio',
  domicilioDireccion: 'direccion',
  domicilioReferencia: 'referenciaDomicilio',
  domicilioTelefono: 'telefonoDomicilio',
  domicilioCelular: 'celular',
  domicilioProvincia: 'provinciaCodigo',
  domicilioCiudad: 'cantonCodigo',
  domicilioParroquia: 'parroquiaCodigo',
  domicilioPropietario: 'nombrePropietario',
  domicilioTelefonoPropietario: 'telefonoPropietario',
  provincia: 'provinciaCodigo',
  ciudad: 'cantonCodigo',
  client_province: 'provinciaCodigo',
  client_city: 'cantonCodigo',
};
/** Owner fields, and those that the server computes. */
const DE_QUIEN = ['cedula', 'garante', 'id_Garante', 'plan', 'grupo', 'producto', 'edad', 'usuario'];
const FECHAS = ['fechaNacimiento', 'domicilioDesde', 'jubilacionFecha', 'subsidioDesde'];

async function comoSolicitud(cuerpo: Cuerpo, api: Api): Promise<JsonObject> {
  const como = { ...EMPRESA, ...DOMICILIO };
  const partes: Readonly<Record<string, [entidades: readonly string[], mas: Parameters<Cuerpo['traduce']>[1]]>> = {
    cliente: [PERSONALES, { sin: DE_QUIEN, como: { ...como, fecha: 'fechaNacimiento' } }],
    Direccion: [PERSONALES, { sin: ['cedulaCliente'], como }],
    beneficiario: [
      ['solicitud: beneficiario final'],
      { como: { apellidoPaterno: 'beneficiarioApellidoPaterno', apellidoMaterno: 'beneficiarioApellidoMaterno' } },
    ],
    pep: [
      ['solicitud: persona expuesta políticamente'],
      { como: { nombres: 'pepNombres', vinculo: 'pepVinculo', parentesco: 'pepParentesco' } },
    ],
  };
  const valores: Record<string, unknown> = {};
  for (const [nombre, [entidades, mas]] of Object.entries(partes)) {
    const parte = cuerpo.parte(nombre);
    Object.assign(valores, parte.traduce(entidades, mas));
    for (const [campo, enviado] of parte.nombres) cuerpo.nombres.set(campo, `${nombre}.${enviado}`);
  }
  return conCodigos(api, formularioDeSolicitud.tabla, conFechas(valores, FECHAS), cuerpo.nombres);
}

const conFechas = (valores: Readonly<Record<string, unknown>>, fechas: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(valores).map(([campo, valor]) => [
      campo,
      fechas.includes(campo) && typeof valor === 'string' && valor !== '' ? comoFecha(valor, campo) : valor,
    ]),
  );

/** The plan of a spouse's form, which names the client and the approval number, that of one folder. @throws 404 */
async function planDeAprobacion(api: Api, cedula: string, numero: string): Promise<string> {
  const { planes } = await api.lee(ruta`/cliente/${cedula}`);
  for (const { idCodigo } of (planes as JsonObject[]).filter(({ adjudicado }) => adjudicado === true)) {
    const { numAprobacion } = await api.lee(ruta`/plan/${String(idCodigo)}`);
    if (String(numAprobacion) === numero) return String(idCodigo);
  }
  throw noEncontrado(propios.servicio.sinAprobacion);
}

/** Part 2 §7.3 and part 1 §7: saving a client. */
export const solicitudes: readonly Fila[] = [
  actua(
    'POST clientes/guardar',
    '',
    async ({ cuerpo, api }) => {
      const cliente = cuerpo.parte('cliente');
      const garante = cliente.texto('garante');
      const camino = ruta`/solicitud/${claveDeSolicitud(cliente.exige('plan'), garante)}`;
      const { identificacion, version } = await api.lee(camino);
      const cedula = /^s/i.test(garante) ? cliente.texto('id_Garante') : cliente.exige('cedula');
      if (cedula !== '' && cedula !== identificacion) throw noEncontrado(propios.servicio.clienteAjeno);
      return json(await api.actua('PUT', camino, await comoSolicitud(cuerpo, api), version as number));
    },
    { campos: 'cliente Direccion beneficiario pep' },
  ),
  actua('POST clientes/guardar/conyuge', '', async ({ cuerpo, api }) => {
    const plan =
      cuerpo.texto('plan') ||
      (await planDeAprobacion(api, cuerpo.exige('cedulaCliente'), cuerpo.exige('numeroAprobacion')));
    const valores = cuerpo.traduce(['conyuge'], {
      sin: ['plan', 'cedulaCliente', 'garante', 'numeroAprobacion', 'idGarante', 'usuario'],
    });
    const camino = ruta`/conyuge/${claveDeSolicitud(plan, cuerpo.texto('garante'))}`;
    const conyuge = conFechas(valores, ['fechaNacimiento']);
    const codigos = await conCodigos(api, formularioDeConyuge.tabla, conyuge, cuerpo.nombres);
    return json(await api.actuaSobre(camino, '', codigos, 'PUT'));
  }),
];

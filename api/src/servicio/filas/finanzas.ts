import { propios } from '@adjudica/domain';
import type { Api } from '../api';
import { claveDeSolicitud, deCatalogo, planDe } from '../busca';
import { campoInvalido, comoFecha, conNombres, soloNombres } from '../cuerpo';
import { abre, actua, type Entrada, type Fila, json, lee, lista, ruta, type Salida } from '../fila';
import type { Registro } from '../registro';

const PATRIMONIO = 'estado financiero: patrimonio';
const INGRESO = 'estado financiero: ingreso';
const EGRESO = 'estado financiero: egreso';
const patrimonio = soloNombres(
  PATRIMONIO,
  'TotalActivo CajaBanco CuentasPorCobrar Inventario ViviendaTerreno MueblesEnseres VehiculoMaquinaria motocicleta OtrosActivos TotalPasivos CuentasPorPagar Proveedores PrestamoAno PrestamoMasAno DeudasNegocio OtraObligaciones TotalPatrimonio',
);
const ingreso = soloNombres(INGRESO, 'Fijos Conyuge Arriendo Pensiones OtroIngresos TotalIngresos');
const egreso = soloNombres(
  EGRESO,
  'Alimentacion Educacion Transporte Arriendo ServicioBasico BancarioComercial Salud OtrosEgresos TotalEgresos',
);
/** The totals of the body, each of which must be that of the values. */
const TOTALES = {
  totalActivo: ['Totalactivos', 'TotalA', 'totalActivo'],
  totalPasivo: ['totalPasivo', 'TotalP', 'TotalPasivos'],
  totalPatrimonio: ['TotalPatrimonio'],
  totalIngresos: ['totalIngresos'],
  totalEgresos: ['totalEgresos'],
  totalIngresosEgresos: ['totalIE', 'totalIngresosEgresos'],
} as const;

const tipos = {
  familiar: { tipo: 'R', entidad: 'referencia: personal' },
  comercial: { tipo: 'C', entidad: 'referencia: comercial' },
  bancaria: { tipo: 'B', entidad: 'referencia: bancaria' },
} as const;

const conDesdeReferencia = conNombres('referencia: personal', 'cedula');

/** The key of the application whose references are meant: plan and guarantor flag in path, query or body. */
function claveDeReferencias({ dato, cuerpo }: Entrada): string {
  const plan = dato('plan') || cuerpo.texto('plan', 'IdCodigo');
  if (plan === '') throw campoInvalido('plan', propios.campoObligatorio);
  return claveDeSolicitud(plan, dato('garante') || cuerpo.texto('garante'));
}

/** A line that there is is replaced; without one, or with a new one, the reference is added. */
const guarda =
  (clase: keyof typeof tipos) =>
  async (entrada: Entrada): Promise<Salida> => {
    const { cuerpo, api } = entrada;
    const { tipo, entidad } = tipos[clase];
    const clave = claveDeReferencias(entrada);
    const valores = {
      ...cuerpo.traduce([entidad], { sin: ['plan', 'IdCodigo', 'garante', 'linea', 'usuario', 'estado'] }),
      ...(clase === 'bancaria' ? await banco(entrada) : {}),
    };
    const linea = cuerpo.texto('linea');
    const guardadas = linea === '' ? [] : await api.filas('/referencia', { clave, tipo });
    const antes = guardadas.find((una) => String(una['linea']) === linea);
    if (antes === undefined) return json(await api.actua('POST', '/referencia', { clave, tipo, ...valores }), 201);
    return json(await api.actuaSobre(ruta`/referencia/${antes['id'] as number}`, '', valores, 'PUT'));
  };

/** The bank by its name or its code. */
async function banco({ cuerpo, api }: Entrada): Promise<Registro> {
  const campo = 'bancoNombre';
  const falta = { campo, texto: propios.servicio.bancoDesconocido };
  const { codigo } = await deCatalogo(api, '/banco', cuerpo.exige(campo, 'bancoCodigo', 'bank'), falta);
  const fecha = cuerpo.texto('fechaApertura', 'date');
  return { bancoCodigo: codigo, ...(fecha === '' ? {} : { fechaApertura: comoFecha(fecha, 'fechaApertura') }) };
}

const OPCIONALES = { opcionales: 'plan garante' };
const leeFinanzas = (api: Api, plan: string, garante: string) =>
  api.lee(ruta`/finanzas/${claveDeSolicitud(plan, garante)}`);

/** Part 2 §7.5: finances, risk, references; §7.12: the matrix of risk. */
export const finanzas: readonly Fila[] = [
  lee('GET info-fin/consulta/{3 params}', 'cedula plan garante', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const valores = await leeFinanzas(api, dato('plan'), dato('garante'));
    return json({
      ...valores,
      patrimonio: patrimonio(valores),
      ingreso: ingreso(valores),
      egreso: egreso(valores),
    });
  }),
  actua('PUT info-fin/guarda/{3 params}', 'cedula plan garante', async ({ dato, cuerpo, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const { version, ...antes } = await leeFinanzas(api, dato('plan'), dato('garante'));
    const guardados = Object.entries(antes).filter(([campo]) => !campo.startsWith('total'));
    const totales = Object.entries(TOTALES).flatMap(([campo, nombres]) => {
      const valor = cuerpo.valor(...nombres);
      return valor === undefined ? [] : [[campo, valor]];
    });
    const valores = {
      ...Object.fromEntries(guardados),
      ...cuerpo.parte('activos').traduce([PATRIMONIO]),
      ...cuerpo.parte('pasivos').traduce([PATRIMONIO], { como: { loans: 'prestamoAno' } }),
      ...cuerpo.parte('ingresos').traduce([INGRESO]),
      ...cuerpo.parte('egresos').traduce([EGRESO]),
      ...Object.fromEntries(totales),
    };
    const camino = ruta`/finanzas/${claveDeSolicitud(dato('plan'), dato('garante'))}`;
    return json(await api.actua('PUT', camino, valores, version as number));
  }),
  lee('GET riesgo/{id}', 'plan', ({ dato }) => abre(ruta`/riesgo/${dato('plan')}`)),
  // what the client declared is read from his application, not from the call
  actua('POST riesgo/Puntaje', '', async ({ cuerpo, api }) =>
    json(await api.actuaSobre(ruta`/riesgo/${cuerpo.exige('plan', 'IdCodigo', 'plan_id')}`, '/calcular')),
  ),
  lee(
    'GET familiar',
    '',
    (entrada) => lista('referencia', { filtro: { clave: claveDeReferencias(entrada), tipo: 'R' } }, conDesdeReferencia),
    OPCIONALES,
  ),
  actua('PUT familiar', '', guarda('familiar'), OPCIONALES),
  actua('PUT comercial', '', guarda('comercial'), OPCIONALES),
  actua('PUT bancaria', '', guarda('bancaria'), OPCIONALES),
  actua('PUT matriz-riesgo/actualizar/{id}', 'plan', async ({ dato, cuerpo, api }) => {
    const motivo = cuerpo.texto('motivo');
    const marca = {
      parametro: cuerpo.exige('parametro'),
      cumple: cuerpo.siNo('cumple'),
      ...(motivo === '' ? {} : { motivo }),
    };
    const { version } = await api.lee(ruta`/riesgo/${dato('plan')}`);
    return json(await api.actua('PUT', ruta`/riesgo/${dato('plan')}/parametro`, marca, version as number));
  }),
  actua('POST guardar/excepcion', '', async ({ cuerpo, api }) => {
    const observacion = cuerpo.texto('observacion');
    const excepcion = { excepcion: cuerpo.siNo('excepcion'), ...(observacion === '' ? {} : { observacion }) };
    return json(await api.actuaSobre(ruta`/riesgo/${cuerpo.exige('plan')}`, '/excepcion', excepcion));
  }),
  lee('GET matriz-riesgo/Puntaje/{id}', 'plan', async ({ dato, api }) => {
    const riesgo = await api.lee(ruta`/riesgo/${dato('plan')}`);
    return json({ Puntaje: riesgo['puntaje'], ...riesgo });
  }),
  actua('POST solicitud/actualizar/carpeta', '', async ({ cuerpo, api }) => {
    const estado = cuerpo.uno(['Aprobado', 'Rechazado'], 'estado');
    if (estado === undefined) throw campoInvalido('estado', propios.campoObligatorio);
    const camino = ruta`/carpeta/${cuerpo.exige('plan')}`;
    const comentario = cuerpo.exige('comentario');
    if (estado === 'Rechazado') return json(await api.actua('POST', `${camino}/devolver`, { motivo: comentario }));
    // 'P', a pledge, is what is not 'F'
    const tipo = cuerpo.uno(['F', 'C', 'P'], 'tipo_garantia');
    const tipoGarantia = tipo === 'P' ? 'C' : tipo;
    return json(await api.actua('POST', `${camino}/aprobar`, { comentario, ...(tipoGarantia && { tipoGarantia }) }));
  }),
];

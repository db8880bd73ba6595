import { porConfirmar, propios, type ReglaRevisada } from '@adjudica/domain';
import type { Api } from '../api';
import { claveDeSolicitud, deCatalogo, planDe } from '../busca';
import { type Cuerpo, campoInvalido, comoFecha, conNombres, conSupuestos } from '../cuerpo';
import { EGRESO, finanzasNombradas, INGRESO, PATRIMONIO } from '../estado-financiero';
import { abre, actua, type Entrada, type Fila, json, lee, lista, ruta, type Salida } from '../fila';
import type { JsonObject } from '../json-object';

/** Totals of the body, which must equal those of the values. */
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

/** Key of the application with these references: plan and guarantor flag in path, query or body. */
function claveDeReferencias({ dato, cuerpo }: Entrada): string {
  const plan = dato('plan') || cuerpo.texto('plan', 'IdCodigo');
  if (plan === '') throw campoInvalido('plan', propios.campoObligatorio);
  return claveDeSolicitud(plan, dato('garante') || cuerpo.texto('garante'));
}

/** Replaces an existing line; without one, or with a new one, adds the reference. */
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
    const antes = guardadas.find((guardada) => String(guardada['linea']) === linea);
    if (antes === undefined) return json(await api.actua('POST', '/referencia', { clave, tipo, ...valores }), 201);
    return json(await api.actuaSobre(ruta`/referencia/${antes['id'] as number}`, '', valores, 'PUT'));
  };

/** The bank by its name or code. */
async function banco({ cuerpo, api }: Entrada): Promise<JsonObject> {
  const campo = 'bancoNombre';
  const falta = { campo, texto: propios.servicio.bancoDesconocido };
  const { codigo } = await deCatalogo(api, '/banco', cuerpo.exige(campo, 'bancoCodigo', 'bank'), falta);
  const fecha = cuerpo.texto('fechaApertura', 'date');
  return { bancoCodigo: codigo, ...(fecha === '' ? {} : { fechaApertura: comoFecha(fecha, 'fechaApertura') }) };
}

/** One part of the statement, in our names; refusals use the caller's. */
function partes(
  cuerpo: Cuerpo,
  parte: string,
  entidad: string,
  como: Readonly<Record<string, string>> = {},
): JsonObject {
  const dicha = cuerpo.parte(parte);
  const valores = dicha.traduce([entidad], { como });
  for (const [campo, nombre] of dicha.nombres) cuerpo.nombres.set(campo, `${parte}.${nombre}`);
  return valores;
}

const OPCIONALES = { opcionales: 'plan garante' };
const leeFinanzas = (api: Api, plan: string, garante: string) =>
  api.lee(ruta`/finanzas/${claveDeSolicitud(plan, garante)}`);

/** A parameter by its code, number or name. */
const codigoDeParametro = (parametros: readonly JsonObject[], dicho: string): string => {
  const esElNombrado = (candidato: JsonObject): boolean =>
    [candidato['codigo'], candidato['id'], (candidato['parametro'] as JsonObject)['nombre']].some(
      (valor) => String(valor).toLowerCase() === dicho.toLowerCase(),
    );
  return String(parametros.find(esElNombrado)?.['codigo'] ?? dicho);
};

/** Part 2 §7.5: finances, risk, references; §7.12: the matrix of risk. */
export const finanzas: readonly Fila[] = [
  lee('GET info-fin/consulta/{3 params}', 'cedula plan garante', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const valores = await leeFinanzas(api, dato('plan'), dato('garante'));
    return json({ ...valores, ...finanzasNombradas(valores) });
  }),
  actua(
    'PUT info-fin/guarda/{3 params}',
    'cedula plan garante',
    async ({ dato, cuerpo, api }) => {
      await planDe(api, dato('plan'), dato('cedula'));
      const { version } = await leeFinanzas(api, dato('plan'), dato('garante'));
      const totales = Object.entries(TOTALES).flatMap(([campo, nombres]) => {
        const valor = cuerpo.valor(...nombres);
        return valor === undefined ? [] : [[campo, valor]];
      });
      // the whole statement: missing values are cleared, and 'loans' replaces all loans
      const valores = {
        ...partes(cuerpo, 'activos', PATRIMONIO),
        prestamoMasAno: 0,
        ...partes(cuerpo, 'pasivos', PATRIMONIO, { loans: 'prestamoAno' }),
        ...partes(cuerpo, 'ingresos', INGRESO),
        ...partes(cuerpo, 'egresos', EGRESO),
        ...Object.fromEntries(totales),
      };
      const camino = ruta`/finanzas/${claveDeSolicitud(dato('plan'), dato('garante'))}`;
      return json(await api.actua('PUT', camino, valores, version as number));
    },
    { campos: ['activos pasivos ingresos egresos', ...Object.values(TOTALES).flat()].join(' ') },
  ),
  lee('GET riesgo/{id}', 'plan', ({ dato }) => abre(ruta`/riesgo/${dato('plan')}`)),
  // declared values are read from the application, not from the call
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
  actua(
    'PUT matriz-riesgo/actualizar/{id}',
    'plan',
    async ({ dato, cuerpo, api }) => {
      const { version, parametros } = await api.lee(ruta`/riesgo/${dato('plan')}`);
      const parametro = codigoDeParametro(parametros as readonly JsonObject[], cuerpo.exige('parametro'));
      const { valores, supuesto } = conSupuestos(cuerpo, { motivo: propios.servicio.motivoPorDefecto });
      const marca = { parametro, cumple: cuerpo.siNo('cumple'), ...valores };
      const marcado = await api.actua('PUT', ruta`/riesgo/${dato('plan')}/parametro`, marca, version as number);
      return json({ ...marcado, ...supuesto });
    },
    { campos: 'parametro cumple motivo valor' },
  ),
  actua(
    'POST guardar/excepcion',
    '',
    async ({ cuerpo, api }) => {
      const observacion = cuerpo.texto('observacion');
      const excepcion = { excepcion: cuerpo.siNo('excepcion'), ...(observacion === '' ? {} : { observacion }) };
      return json(await api.actuaSobre(ruta`/riesgo/${cuerpo.exige('plan')}`, '/excepcion', excepcion));
    },
    { dePersonas: true, campos: 'plan excepcion observacion' },
  ),
  lee('GET matriz-riesgo/Puntaje/{id}', 'plan', async ({ dato, api }) => {
    const riesgo = await api.lee(ruta`/riesgo/${dato('plan')}`);
    return json({ Puntaje: riesgo['puntaje'], ...riesgo });
  }),
  actua(
    'POST solicitud/actualizar/carpeta',
    '',
    async ({ cuerpo, api }) => {
      const estado = cuerpo.opcion(['Aprobado', 'Rechazado'], 'estado');
      if (estado === undefined) throw campoInvalido('estado', propios.campoObligatorio);
      const camino = ruta`/carpeta/${cuerpo.exige('plan')}`;
      const comentario = cuerpo.exige('comentario');
      if (estado === 'Rechazado') return json(await api.actua('POST', `${camino}/devolver`, { motivo: comentario }));
      // 'P', a pledge, is any other than 'F'
      const tipo = cuerpo.opcion(['F', 'C', 'P'], 'tipo_garantia');
      const tipoGarantia = tipo === 'P' ? 'C' : tipo;
      // the caller has not seen which rules of the policy are unmet: the answer names them
      const { reglas, base } = await api.lee(`${camino}/base-de-decision`);
      const confirma = porConfirmar(reglas as readonly ReglaRevisada[]).map(({ codigo }) => codigo);
      const { valores, supuesto } = conSupuestos(cuerpo, confirma.length === 0 ? {} : { confirma });
      const visto = { comentario, base, ...(tipoGarantia && { tipoGarantia }), ...valores };
      return json({ ...(await api.actua('POST', `${camino}/aprobar`, visto)), ...supuesto });
    },
    { dePersonas: true, campos: 'plan comentario estado tipo_garantia confirma' },
  ),
];

import { adjudicacionDe, dicho, filtroDe } from '../busca';
import { conNombres } from '../cuerpo';
import { actua, type Fila, json, lee, lista, ruta } from '../fila';

const comoAdjudicado = conNombres('adjudicacion', 'nombre asamblea tipo_adj via_ingreso estado_formulario');
const esProducto = (texto: string): boolean => /^0[12]$/.test(texto);

/** Part 2 §7.4. */
export const adjudicados: readonly Fila[] = [
  // whose awardees, of which month (part 1 §7); 0, 0, 50, 1 (part 2 §9) means all of them
  lee('GET adjudicados/{4 params}', 'ejecutivo empresa mes anio', ({ dato }) => {
    const filtro = filtroDe({
      ejecutivo: dicho(dato('ejecutivo')) ? dato('ejecutivo') : undefined,
      mes: /^\d{4}$/.test(dato('anio')) ? `${dato('anio')}-${dato('mes').padStart(2, '0')}` : undefined,
    });
    return lista('adjudicacion', { filtro, orden: ['id', 'ASC'] }, comoAdjudicado);
  }),
  lee('GET consulta/adj/{3 params}', 'empresa producto texto', ({ dato }) => {
    const filtro = filtroDe({
      producto: esProducto(dato('producto')) ? dato('producto') : undefined,
      q: dato('texto'),
    });
    return lista('adjudicacion', { filtro, orden: ['id', 'ASC'] }, comoAdjudicado);
  }),
  lee('GET parametro/01/{id}', 'plan', async ({ dato, api }) =>
    json((await api.lee(ruta`/riesgo/${dato('plan')}`))['parametros']),
  ),
  actua('GET retiro/adj/{5 params}', 'plan cedula motivo reemplazo usuario', async ({ dato, api }) => {
    const { id } = await adjudicacionDe(api, dato('plan'), 'ADJ');
    const reemplazo = dicho(dato('reemplazo')) ? { reemplazo: { idCodigo: dato('reemplazo') } } : {};
    const camino = ruta`/adjudicacion/${id as number}`;
    return json(await api.actuaSobre(camino, '/retirar', { motivo: dato('motivo'), ...reemplazo }));
  }),
  actua('POST adjudicados/asignar/adj', '', async ({ cuerpo, api }) => {
    const { id } = await adjudicacionDe(api, cuerpo.exige('planRetirado', 'reemplazaA'), 'RADJ');
    const sorteo = cuerpo.opcion(['0', '1'], 'sorteo');
    const nueva = {
      idCodigo: cuerpo.exige('plan', 'idCodigo'),
      ...(cuerpo.texto('comentario') === '' ? {} : { comentario: cuerpo.texto('comentario') }),
      ...(cuerpo.texto('ejecutivo') === '' ? {} : { ejecutivo: cuerpo.numero('ejecutivo') }),
      ...(sorteo === undefined ? {} : { sorteo }),
    };
    return json(await api.actuaSobre(ruta`/adjudicacion/${id as number}`, '/reasignar', nueva));
  }),
];

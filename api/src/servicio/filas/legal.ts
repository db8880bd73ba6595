import { buffer } from 'node:stream/consumers';
import { idsDeBloque, propios } from '@adjudica/domain';
import type { Api } from '../api';
import { asamblea, pagareDe } from '../busca';
import { type Cuerpo, campoInvalido } from '../cuerpo';
import { exigeFijos } from '../fijos';
import { abre, actua, type Entrada, type Fila, json, lee, lista, ruta, type Salida } from '../fila';
import type { JsonObject } from '../json-object';
import { reglasSupuestas } from '../reglas';

const CONTRATO = ['C', 'contrato', '7'];
const PAGARE = ['P', 'pagare', '0'];
const esPagare = (tipo: string): boolean => PAGARE.some((nombre) => nombre.toLowerCase() === tipo.toLowerCase());

function tipoDe(cuerpo: Cuerpo): 'contrato' | 'pagare' {
  const tipo = cuerpo.opcion([...CONTRATO, ...PAGARE], 'tipo') ?? 'C';
  return esPagare(tipo) ? 'pagare' : 'contrato';
}

/** A block by its name, or by its position among the seven. */
function bloqueDe(cuerpo: Cuerpo): string {
  const dado = cuerpo.exige('idBloque', 'bloque');
  return idsDeBloque[Number(dado) - 1] ?? dado;
}

/** Path of a plan's record that notes and contracts are decided by. */
async function registroDe(api: Api, tipo: 'contrato' | 'pagare', plan: string): Promise<string> {
  if (tipo === 'contrato') return ruta`/contrato/${plan}`;
  const { id } = await pagareDe(api, plan);
  return ruta`/pagare/${id as number}`;
}

const exigePlan = ({ dato }: Entrada): string => {
  if (dato('plan') === '') throw campoInvalido('plan', propios.campoObligatorio);
  return dato('plan');
};

/**
 * The plan of a record whose body names the client alone: the awarded one, or of several the one that can act. @throws 422 at `plan`, which lists
 * them.
 */
async function planDelCliente({ cuerpo, api }: Entrada, porHacer: string): Promise<string> {
  const dicho = cuerpo.texto('plan', 'idPlan', 'IdCodigo');
  if (dicho !== '') return dicho;
  const { planes } = await api.lee(ruta`/cliente/${cuerpo.exige('idCliente')}`);
  const adjudicados = (planes as readonly JsonObject[]).filter(({ adjudicado }) => adjudicado === true);
  const codigos = adjudicados.map(({ idCodigo }) => String(idCodigo));
  const enTurno: string[] = [];
  if (codigos.length > 1)
    for (const codigo of codigos)
      if ((await api.lee(ruta`/plan/${codigo}`))['porHacer'] === porHacer) enTurno.push(codigo);
  const [unico, otro] = codigos.length === 1 ? codigos : enTurno;
  if (unico === undefined || otro !== undefined) throw campoInvalido('plan', propios.servicio.diganPlan(codigos));
  return unico;
}

async function guardaRegistro(entrada: Entrada): Promise<Salida> {
  const { cuerpo, api } = entrada;
  const plan = await planDelCliente(entrada, tipoDe(cuerpo) === 'contrato' ? 'Contrato' : 'Pagare');
  const deOtros = ['plan', 'idPlan', 'IdCodigo', 'idCliente', 'usuario', 'estado', 'codBarras', 'tipo'];
  if (tipoDe(cuerpo) === 'contrato') {
    const valores = cuerpo.traduce(['contrato'], { sin: [...deOtros, 'aval', 'avalConyuge'] });
    const avales = { aval: cuerpo.siNo('aval'), avalConyuge: cuerpo.siNo('avalConyuge') };
    return json(await api.actua('POST', '/contrato', { idCodigo: plan, ...valores, ...avales }), 201);
  }
  const valores = cuerpo.traduce(['pagare'], {
    sin: [...deOtros, 'estadoCivil', 'separacionBienes', 'poderConyugue', 'disolucionConyugal', 'aval', 'avalConyuge'],
    como: { apoderado: 'representanteNombre' },
  });
  return json(await api.actuaSobre(await registroDe(api, 'pagare', plan), '', valores, 'PUT'));
}

/** Part 2 §7.11. */
export const legal: readonly Fila[] = [
  actua('POST guardar/contratoGenerado', '', async ({ cuerpo, api }) => {
    cuerpo.opcion(['P', 'N'], 'Aprobado');
    const [texto, huella] = [cuerpo.texto('texto'), cuerpo.texto('huella')];
    const bloque = {
      bloque: bloqueDe(cuerpo),
      ...(texto === '' ? {} : { texto }),
      ...(huella === '' ? {} : { huella }),
    };
    return json(await api.actua('POST', ruta`/contrato/${cuerpo.exige('plan')}/bloque`, bloque), 201);
  }),
  actua('POST guardar/contrato/planes', '', guardaRegistro),
  actua(
    'PUT actualizar/contrato/planes/{id}',
    'plan',
    async ({ dato, cuerpo, api }) => {
      const tipo = tipoDe(cuerpo);
      const estado = cuerpo.opcion(['A', 'R'], 'estado');
      if (estado === undefined) throw campoInvalido('estado', propios.campoObligatorio);
      const camino = await registroDe(api, tipo, dato('plan'));
      if (estado === 'A') {
        const visto = await reglasSupuestas(api, dato('plan'), tipo, cuerpo);
        return json({ ...(await api.actuaSobre(camino, '/aprobar', visto.valores)), ...visto.supuesto });
      }
      const bloques = cuerpo.valor('bloques') ?? idsDeBloque;
      const motivo = cuerpo.exige('observacion');
      return json(await api.actuaSobre(camino, '/rechazar', { motivo, ...(tipo === 'contrato' ? { bloques } : {}) }));
    },
    { dePersonas: true, campos: 'estado observacion tipo bloques' },
  ),
  lee('GET indicadorBloqueContrato', '', (entrada) => abre(ruta`/contrato/${exigePlan(entrada)}/indicadores`), {
    opcionales: 'plan',
  }),
  lee(
    'GET indicadorPagare',
    '',
    async (entrada) => {
      const pagare = await entrada.api.lee(await registroDe(entrada.api, 'pagare', exigePlan(entrada)));
      return json({ numPagare: pagare['id'], ...pagare });
    },
    { opcionales: 'plan' },
  ),
  lee('GET ciudadEmisionPagare', '', () => lista('ciudad')),
  lee('GET representado', '', () => lista('representante')),
  actua('GET enviar/Aprobar/{4 params}', 'cedula plan tipo codigo', async ({ dato, api }) => {
    exigeFijos(dato, { codigo: ['7', '0'] });
    const camino = await registroDe(api, esPagare(dato('codigo')) ? 'pagare' : 'contrato', dato('plan'));
    return json(await api.actuaSobre(camino, '/enviar'));
  }),
  lee('GET generate-pdf/pdf/contrato/{3 params}', 'cedula plan tipo', ({ dato }) =>
    abre(ruta`/contrato/${dato('plan')}/archivo`),
  ),
  lee('POST generate-pdf/excel/archivo', '', async ({ cuerpo, api }) => {
    cuerpo.opcion(['excel'], 'file');
    cuerpo.opcion(['participantes'], 'template');
    const data = cuerpo.parte('data');
    const { id } = await asamblea(api, {
      producto: data.texto('product'),
      grupo: data.exige('group'),
      numero: data.numero('assemblyNumber'),
    });
    const libro = await buffer(await api.abre(ruta`/asamblea/${id as number}/participantes.xlsx`));
    return json({ base64: libro.toString('base64') });
  }),
];

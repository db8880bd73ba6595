import { codigosDePolitica, UMBRAL_DE_RIESGO } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { DocumentoVista } from '../capabilities/documento/documento.dto';
import type { RiesgoVista } from '../capabilities/riesgo/riesgo.dto';
import type { Caso, Traidos } from './caso';

const MINUTO = 60_000;
const MOTIVOS = ['La imagen no se lee: vuelva a escanear el documento.', 'El documento está caducado.'];
/** What risk can verify by itself, in order. */
const VERIFICADOS =
  'VALOR19 VALOR20 VALOR14 VALOR15 VALOR16 VALOR3 VALOR10 VALOR4 VALOR18 VALOR6 VALOR5 VALOR7 VALOR1 VALOR2 VALOR12 VALOR17'.split(
    ' ',
  );

/** Uploads the papers of a folder: some confirmed, one rejected. */
export async function traerPapeles(caso: Caso, { cuantos, confirmados = 0, rechazo, fotos }: Traidos): Promise<void> {
  const { ejecutivo } = caso.premio;
  const lista = (await listaDe(caso)).filter(({ acciones }) => acciones.includes('subir'));
  const debidos = lista.filter(({ tipo }) => tipo.formato !== 'imagen' && tipo.obligatorio);
  const traidos = cuantos === 'todos' ? debidos : debidos.slice(0, cuantos);
  const subidos: DocumentoVista[] = [];
  for (const documento of traidos) subidos.push(await subir(caso, documento));
  if (fotos === true)
    for (const documento of lista.filter(({ tipo }) => tipo.formato === 'imagen')) await subir(caso, documento);
  const revisados = confirmados === 'todos' ? subidos : subidos.slice(0, confirmados);
  for (const documento of revisados) await juzgar(caso, ejecutivo, documento, true);
  const ultimo = subidos.at(-1);
  if (rechazo === undefined || ultimo === undefined) return;
  const malo = await juzgar(caso, caso.entorno.gente.riesgo, ultimo, false);
  if (rechazo === 'reemplazado') await subir(caso, malo);
}

export async function listaDe({ expediente, premio: { ejecutivo, idCodigo } }: Caso): Promise<DocumentoVista[]> {
  const { rows } = await expediente.documento.list(ejecutivo, {
    order: { field: 'orden', direction: 'ASC' },
    offset: 0,
    limit: 100,
    filter: { plan: idCodigo },
  });
  return rows;
}

interface PorSubir extends Pick<DocumentoVista, 'id' | 'version'> {
  readonly tipo: { readonly nombre: string; readonly formato: string | null };
  readonly persona?: string | null;
}

/** A small labelled paper, or a photo. */
export async function subir(caso: Caso, { id, version, tipo, persona }: PorSubir): Promise<DocumentoVista> {
  pasa(caso);
  const { papeles } = caso.entorno;
  const { ejecutivo, idCodigo } = caso.premio;
  const file =
    tipo.formato === 'imagen'
      ? await papeles.jpeg(tipo.nombre)
      : await papeles.pdf({ nombre: tipo.nombre, persona: persona ?? '', idCodigo });
  return caso.expediente.actosDeDocumento.subir(ejecutivo, id, { version, file });
}

function juzgar(caso: Caso, actor: Actor, { id, version }: DocumentoVista, estado: boolean): Promise<DocumentoVista> {
  pasa(caso);
  const observaciones = MOTIVOS[caso.numero % MOTIVOS.length] as string;
  const { aceptar, rechazar } = caso.expediente.actosDeDocumento;
  return estado ? aceptar(actor, id, { version }) : rechazar(actor, id, { version, observaciones });
}

/** Advances the clock by a few minutes. */
const pasa = ({ entorno: { clock } }: Caso): void => clock.moveTo(new Date(clock.now().getTime() + 3 * MINUTO));

export const enviarCarpeta = async ({ expediente, premio: { ejecutivo, idCodigo } }: Caso): Promise<void> => {
  await expediente.carpeta.enviar(ejecutivo, idCodigo, { aceptaIncompleta: true });
};

/** Scored by its executive; risk marks what it verified, above or below the threshold. */
export async function calificar({ destino: { juicio }, entorno, expediente, premio }: Caso): Promise<void> {
  if (juicio === undefined) return;
  const { riesgo: actos } = expediente;
  const { riesgo } = entorno.gente;
  let vista = await actos.calcular(premio.ejecutivo, premio.idCodigo, { version: 0 });
  const llega = (): boolean => (vista.puntaje ?? 0) >= UMBRAL_DE_RIESGO;
  for (const parametro of porMarcar(vista, juicio.marcas)) {
    if (juicio.marcas === 'hastaElUmbral' && llega()) break;
    const motivo = 'Verificado con los documentos de la carpeta.';
    vista = await actos.marcar(riesgo, premio.idCodigo, { version: vista.version, parametro, cumple: true, motivo });
  }
  if (juicio.garantias === true)
    vista = await actos.garantias(riesgo, premio.idCodigo, { version: vista.version, confirmado: true });
  if (juicio.excepcion !== undefined && !llega())
    await actos.exceptuar(riesgo, premio.idCodigo, {
      ...{ version: vista.version, excepcion: true },
      observacion: juicio.excepcion,
    });
}

function porMarcar({ parametros }: RiesgoVista, marcas: 'hastaElUmbral' | number): string[] {
  const pendientes = VERIFICADOS.filter((codigo) => parametros.some((p) => p.codigo === codigo && !p.cumple));
  return marcas === 'hastaElUmbral' ? pendientes : pendientes.slice(0, marcas);
}

/** Returns the folder with the reason, or sends it on to legal; without a bureau report, unmet rules of the policy are confirmed. */
export async function resolverCarpeta({ destino, entorno, expediente, premio: { idCodigo } }: Caso): Promise<void> {
  const { riesgo } = entorno.gente;
  if (destino.resuelta === 'devuelta')
    await expediente.carpeta.devolver(riesgo, idCodigo, { motivo: 'Falta el respaldo de los ingresos declarados.' });
  else
    await expediente.carpeta.aprobar(riesgo, idCodigo, {
      tipoGarantia: 'F',
      comentario: 'Ingresos y referencias verificados.',
      confirma: [...codigosDePolitica],
    });
}

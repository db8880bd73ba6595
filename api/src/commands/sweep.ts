import type { MotivoDeNoBarrer } from '../capabilities/archivo/barrido.guardas';
import { compose } from '../compose';
import { readConfig } from '../config';
import { confirmName } from './base';
import { fail, noMore, say, takeOption, takeValue } from './terminal';

const RAZONES: Readonly<Record<MotivoDeNoBarrer, string>> = {
  apagado: 'está apagado (BARRIDO_ARCHIVOS=false)',
  detenido: 'está detenido',
  'otra-instalacion': 'el almacén es de otra instalación',
  'base-anterior': 'la base es anterior al almacén, o es una copia: otra base barrió después',
  'base-repuesta': 'el servidor repuso la base de un respaldo después del último barrido',
  'almacen-sin-marca': 'el almacén no tiene la marca que esta base le puso: no es el mismo, o perdió archivos',
  'archivos-mas-nuevos': 'hay archivos sin fila más nuevos que la última fila: la base es anterior al almacén',
  'demasiados-huerfanos': 'hay demasiados archivos sin fila',
};

type Sweeper = Awaited<ReturnType<typeof compose>>['barredor'];

/** Previews the sweep of files, and starts or stops it. */
export async function barrido(args: string[]): Promise<void> {
  const base = takeValue(args, '--base');
  const acts = ['--detener', '--activar', '--apartar-todo', '--reponer'].filter((name) => takeOption(args, name));
  noMore(args);
  if (acts.length > 1) fail('Una acción a la vez.', 2);
  const application = await compose(readConfig());
  try {
    const [act] = acts;
    if (act === '--detener') await application.barredor.detener('Detenido por un operador');
    if (act === '--activar') await activar(application.barredor, base);
    if (act === '--apartar-todo') await apartarTodo(application.barredor, base);
    if (act === '--reponer') say(`Repuestos: ${await application.barredor.reponer()} archivos.`);
    await estado(application.barredor);
  } finally {
    await application.close();
  }
}

async function activar(barredor: Sweeper, base: string | undefined): Promise<void> {
  const { huerfanos } = await barredor.examinar();
  const known = huerfanos.length === 0 ? 'nombra todos sus archivos' : `no nombra ${huerfanos.length} de sus archivos`;
  await confirmName(base, `El almacén pasa a ser el de esta base, que ${known}`);
  await barredor.activar();
}

async function apartarTodo(barredor: Sweeper, base: string | undefined): Promise<void> {
  const { huerfanos } = await barredor.examinar();
  await confirmName(base, `Se apartarían ${huerfanos.length} archivos que ninguna fila nombra`);
  const { motivo, apartados } = await barredor.barrer({ todo: true });
  if (motivo !== null) fail(`No se apartó nada: ${RAZONES[motivo]}.`);
  say(`Apartados: ${apartados} archivos.`);
}

async function estado(barredor: Sweeper): Promise<void> {
  const { huerfanos, instalacion, marca, motivo, ultimaFila, vistos } = await barredor.examinar();
  const nuevos = huerfanos.filter(({ modified }) => ultimaFila === null || modified > ultimaFila).length;
  const duenos = marca === null ? 'ninguna' : marca.instalacion === instalacion.identificador ? 'esta' : 'otra';
  say(`Instalación ${instalacion.identificador}; el almacén lleva la marca de: ${duenos}.`);
  say(`Archivos: ${vistos}; sin fila: ${huerfanos.length} (${nuevos} más nuevos que la última fila).`);
  const porDia = new Map<string, number>();
  for await (const { dia } of barredor.apartados()) porDia.set(dia, (porDia.get(dia) ?? 0) + 1);
  for (const [dia, cuantos] of porDia) say(`En cuarentena desde ${dia}: ${cuantos}.`);
  const { motivoBarrido } = instalacion;
  const detalle = motivo === 'detenido' && motivoBarrido !== null ? `: ${motivoBarrido}` : '';
  say(motivo === null ? 'El barrido está activo.' : `El barrido no mueve nada: ${RAZONES[motivo]}${detalle}.`);
}

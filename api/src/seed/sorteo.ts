import { createHash } from 'node:crypto';
import { type AdjudicadoPor, compararSorteo, planesDeLista, sortear } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { Application } from '../compose';
import { Asamblea } from '../entities/asamblea.entity';
import { Constancia } from '../entities/constancia.entity';
import { Participante } from '../entities/participante.entity';

const sha256 = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex');
/** Drums of five digits. */
const NUMEROS = 100_000;
/** Minutes after the start of the assembly. */
const MINUTOS = { instalada: 4, publicada: 9, escrito: 58, confirmado: 61 } as const;

/**
 * Runs the draw of an assembly before its minutes: the list frozen, the notary's drum published, its number typed by one user and confirmed by
 * another, each at its minute (`a`). The drum shows the first number that draws the marked ones.
 */
export async function sortearDeDemostracion(
  { evidencia, unitOfWork, dataSource: { manager } }: Application,
  [asistente, director]: readonly [Actor, Actor],
  id: number,
  a: (minutos: number) => void,
): Promise<void> {
  a(MINUTOS.instalada);
  // seeded as held, while the list can only be frozen of an open one
  await unitOfWork.run(asistente, (tx) => tx.manager.update(Asamblea, { id }, { estado: '' }));
  const { versionParticipantes } = await manager.findOneByOrFail(Asamblea, { id });
  await evidencia.constancia.instalar(asistente, id, {
    versionParticipantes,
    enlace: `https://video.example/asamblea-${id}`,
  });
  a(MINUTOS.publicada);
  const { version } = await evidencia.sorteo.publicar(asistente, id, { fuente: 'bombo', version: 0 });
  const numero = await numeroDelBombo(manager, id);
  a(MINUTOS.escrito);
  const escrito = await evidencia.sorteo.escribir(asistente, id, { numero, version });
  a(MINUTOS.confirmado);
  await evidencia.sorteo.confirmar(director, id, { numero, version: escrito.version });
}

async function numeroDelBombo(manager: Application['dataSource']['manager'], asambleaId: number): Promise<string> {
  const { fecha, numeroAsamblea } = await manager.findOneByOrFail(Asamblea, { id: asambleaId });
  const { lista, listaSha256: huella } = await manager.findOneByOrFail(Constancia, { asambleaId });
  const planes = planesDeLista(lista);
  const participantes = (await manager.findBy(Participante, { asambleaId })).map((participante) => ({
    ...participante,
    adjudicadoPor: participante.adjudicadoPor as AdjudicadoPor,
  }));
  for (let n = 0; n < NUMEROS; n++) {
    const numero = String(n).padStart(5, '0');
    const { orden } = sortear(planes, { huella, fuente: 'bombo', fecha, numero }, sha256);
    const codigos = orden.map(({ idCodigo }) => idCodigo);
    if (!compararSorteo(codigos, participantes, numeroAsamblea).distinto) return numero;
  }
  throw new Error(`no number of the drum draws what is marked in assembly ${asambleaId}`);
}

/** After the minutes: the recipients of copies, and the certificate. */
export async function certificarDeDemostracion(
  { evidencia, dataSource: { manager } }: Application,
  asistente: Actor,
  id: number,
): Promise<void> {
  const { fecha, notario } = await manager.findOneByOrFail(Asamblea, { id });
  const { version: instalada } = await manager.findOneByOrFail(Constancia, { asambleaId: id });
  const entrega = { numeroVersion: 1, medio: 'fisica', pedidaEl: fecha, fecha };
  const { version: conNotario } = await evidencia.constancia.copia(asistente, id, {
    ...{ ...entrega, documento: 'acta', entregadaA: notario, identificacion: '1768000000001', calidad: 'otro' },
    ...{ nota: 'Para su protocolo', version: instalada },
  });
  const { nombreCliente, cedula } = await manager.findOneOrFail(Participante, {
    where: { asambleaId: id },
    order: { id: 'ASC' },
  });
  const { version } = await evidencia.constancia.copia(asistente, id, {
    ...{ ...entrega, documento: 'extracto', entregadaA: nombreCliente, identificacion: cedula, calidad: 'titular' },
    version: conNotario,
  });
  await evidencia.constancia.emitir(asistente, id, { version });
}

import { codigosDePolitica } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { DocumentoVista } from '../capabilities/documento/documento.dto';
import type { Application } from '../compose';
import type { RelojDeDemo } from './actas';
import { Papeles } from './papeles';

/** A folder of the demo whose application was filled, as `llenarExpedientes` left it. */
export interface CarpetaLlena {
  /** Place in the demo's order: decides what becomes of it. */
  indice: number;
  idCodigo: string;
  actor: Actor;
  generada: boolean;
  /** When its application was saved. */
  instante: Date;
}

interface Destino {
  /** How many papers were brought; 'todos' = all that must be there. */
  papeles: number | 'todos';
  /** 002 confirmed the first ones. */
  confirmados?: number;
  /** A paper was found wrong by 004: it waits, or was brought anew. */
  rechazo?: 'espera' | 'reemplazado';
  fotos?: boolean;
  enviada?: boolean;
}

/** One of each state that the screens show; what has no row keeps its list empty. */
const DESTINOS: Readonly<Record<number, Destino>> = {
  0: { papeles: 'todos', confirmados: 4, enviada: true, fotos: true },
  1: { papeles: 4, confirmados: 2 },
  3: { papeles: 5, fotos: true },
  4: { papeles: 3, rechazo: 'espera' },
  5: { papeles: 5, rechazo: 'espera', enviada: true },
  6: { papeles: 2 },
  7: { papeles: 4, rechazo: 'reemplazado' },
  9: { papeles: 'todos', enviada: true },
  10: { papeles: 'todos', confirmados: 3 },
  12: { papeles: 1 },
  13: { papeles: 5, confirmados: 3, enviada: true },
  15: { papeles: 6, confirmados: 6 },
  16: { papeles: 'todos', enviada: true },
  18: { papeles: 'todos', confirmados: 8, enviada: true },
  19: { papeles: 'todos', enviada: true },
};

/** What risk decided of those it was sent, by their place. */
export const RESUELTAS: Readonly<Record<number, 'devuelta' | 'aprobada'>> = {
  9: 'aprobada',
  13: 'devuelta',
  16: 'aprobada',
  18: 'aprobada',
  19: 'aprobada',
};

const MINUTO = 60_000;
const MOTIVOS = ['La imagen no se lee: vuelva a escanear el documento.', 'El documento está caducado.'];

/**
 * Brings papers to folders, confirms and rejects some and sends some to risk, through the real services. Returns how many papers were brought
 * and how many folders sent; one that can't is left as it is.
 */
export async function moverCarpetas(
  application: Application,
  clock: RelojDeDemo,
  carpetas: readonly CarpetaLlena[],
  riesgo: Actor,
): Promise<{ documentos: number; enviadas: number }> {
  const papeles = new Papeles();
  const ahora = clock.now();
  const total = { documentos: 0, enviadas: 0 };
  try {
    for (const carpeta of carpetas) {
      const destino = DESTINOS[carpeta.indice];
      if (destino === undefined) continue;
      try {
        total.documentos += await new Mostrador(application, clock, papeles, carpeta, riesgo).atender(destino);
        if (destino.enviada === true && carpeta.generada) {
          clock.moveTo(new Date(carpeta.instante.getTime() + 90 * MINUTO));
          await application.expediente.carpeta.enviar(carpeta.actor, carpeta.idCodigo, { aceptaIncompleta: true });
          total.enviadas++;
        }
      } catch (error) {
        application.log.warn(
          { err: error, plan: carpeta.idCodigo },
          'the papers of a demo folder could not be brought',
        );
      }
    }
  } finally {
    clock.moveTo(ahora);
    papeles.close();
  }
  return total;
}

/** Some of those that were sent come back with the reason, some go on to legal. Returns how many of each; one that can't stays with risk. */
export async function resolverCarpetas(
  application: Application,
  clock: RelojDeDemo,
  carpetas: readonly CarpetaLlena[],
  riesgo: Actor,
): Promise<{ devueltas: number; aprobadas: number }> {
  const ahora = clock.now();
  const total = { devueltas: 0, aprobadas: 0 };
  const { carpeta: actos } = application.expediente;
  for (const { indice, idCodigo, generada, instante } of carpetas) {
    const resultado = RESUELTAS[indice];
    if (resultado === undefined || !generada) continue;
    clock.moveTo(new Date(instante.getTime() + 150 * MINUTO));
    try {
      if (resultado === 'devuelta') {
        await actos.devolver(riesgo, idCodigo, { motivo: 'Falta el respaldo de los ingresos declarados.' });
        total.devueltas++;
      } else {
        const comentario = 'Ingresos y referencias verificados.';
        // nobody was asked about at the bureau: what of the policy is not met is confirmed
        await actos.aprobar(riesgo, idCodigo, { tipoGarantia: 'F', comentario, confirma: [...codigosDePolitica] });
        total.aprobadas++;
      }
    } catch (error) {
      application.log.warn({ err: error, plan: idCodigo }, 'a demo folder could not be decided');
    }
  }
  clock.moveTo(ahora);
  return total;
}

/** The papers of one folder, one after the other. */
class Mostrador {
  private minutos = 10;

  constructor(
    private readonly application: Application,
    private readonly clock: RelojDeDemo,
    private readonly papeles: Papeles,
    private readonly carpeta: CarpetaLlena,
    private readonly riesgo: Actor,
  ) {}

  async atender({ papeles, confirmados = 0, rechazo, fotos = false }: Destino): Promise<number> {
    const lista = await this.lista();
    const propios = lista.filter(({ acciones, tipo }) => acciones.includes('subir') && tipo.formato !== 'imagen');
    const debidos = propios.filter(({ tipo }) => tipo.obligatorio);
    const traidos = papeles === 'todos' ? debidos : debidos.slice(0, papeles);
    const subidos: DocumentoVista[] = [];
    for (const documento of traidos) subidos.push(await this.subir(documento));
    if (fotos)
      for (const documento of lista.filter(
        ({ acciones, tipo }) => acciones.includes('subir') && tipo.formato === 'imagen',
      ))
        await this.subir(documento);
    for (const documento of subidos.slice(0, confirmados)) await this.decidir(this.carpeta.actor, documento, true);
    const ultimo = subidos.at(-1);
    if (rechazo !== undefined && ultimo !== undefined) {
      const malo = await this.decidir(this.riesgo, ultimo, false);
      if (rechazo === 'reemplazado') await this.subir(malo);
    }
    return subidos.length;
  }

  private async lista(): Promise<DocumentoVista[]> {
    const { rows } = await this.application.expediente.documento.list(this.carpeta.actor, {
      order: { field: 'orden', direction: 'ASC' },
      offset: 0,
      limit: 100,
      filter: { plan: this.carpeta.idCodigo },
    });
    return rows;
  }

  private async subir(documento: DocumentoVista): Promise<DocumentoVista> {
    this.pasa();
    const { id, version, tipo, persona, plan } = documento;
    const archivo =
      tipo.formato === 'imagen'
        ? await this.papeles.jpeg(tipo.nombre)
        : await this.papeles.pdf({ nombre: tipo.nombre, persona: persona ?? '', idCodigo: plan });
    return this.application.expediente.actosDeDocumento.subir(this.carpeta.actor, id, { version, file: archivo });
  }

  private decidir(actor: Actor, { id, version }: DocumentoVista, estado: boolean): Promise<DocumentoVista> {
    this.pasa();
    const observaciones = MOTIVOS[this.carpeta.indice % MOTIVOS.length] as string;
    const { aceptar, rechazar } = this.application.expediente.actosDeDocumento;
    return estado ? aceptar(actor, id, { version }) : rechazar(actor, id, { version, observaciones });
  }

  /** A few minutes go by between two papers. */
  private pasa(): void {
    this.minutos += 3;
    this.clock.moveTo(new Date(this.carpeta.instante.getTime() + this.minutos * MINUTO));
  }
}

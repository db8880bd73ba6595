import { comoFecha, fechaLarga, hoyEn, tiposDeEvento } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import type { Application } from '../compose';
import { bulkInsert } from '../db/bulk';
import { isoOf } from '../db/columns';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { Evento } from '../entities/evento.entity';
import { Usuario } from '../entities/usuario.entity';
import type { RelojDeDemo } from './actas';
import { caminoDe, type PasoDeCamino } from './camino';
import type { Premio } from './caso';
import { actorDe } from './demo-tareas';
import { sinCarpeta } from './pasado';

const DIA_MS = 86_400_000;
const textoDe = (idCodigo: string, fecha: string): string =>
  `<p style="text-align: right">Quito, ${fechaLarga(comoFecha(fecha))}</p><p>Señores<br>Concesionario<br>Presente</p><p>De nuestra consideración:</p><p style="text-align: justify">Por medio de la presente autorizamos la salida del vehículo adjudicado en el plan <strong>${idCodigo}</strong> y su entrega al titular, previa verificación de su identidad.</p><p>Atentamente,</p>`;

/** What brings a plan into the list of letters, and what follows: done by the services. */
const DEL_SERVICIO: readonly string[] = [
  tiposDeEvento.pagoGenerado,
  tiposDeEvento.pagoAprobado,
  tiposDeEvento.cartaGenerada,
  tiposDeEvento.entrega,
];

/** Letters of this week in every state, the houses among them, through the services. Returns how many. */
export async function cartasDeHoy(application: Application, clock: RelojDeDemo, imprimir: boolean): Promise<number> {
  const ahora = clock.now();
  const libres = (await sinCarpeta(application, hoyEn(ahora))).reverse();
  const cartas = await new CartasDeHoy(application, ahora).escribir(libres, clock, imprimir);
  clock.moveTo(ahora);
  return cartas;
}

class CartasDeHoy {
  private readonly usuarios = new Map<string, Pick<Usuario, 'id' | 'idDepartamento'>>();

  constructor(
    private readonly application: Application,
    private readonly ahora: Date,
  ) {}

  async escribir(libres: readonly Premio[], clock: RelojDeDemo, imprimir: boolean): Promise<number> {
    const { unitOfWork, acts, expediente } = this.application;
    for (const { usuario, id, idDepartamento } of await this.application.dataSource.manager.find(Usuario))
      this.usuarios.set(usuario, { id, idDepartamento });
    const de = (producto: string, cuantos: number): Premio[] =>
      libres.filter(({ productoCodigo }) => productoCodigo === producto).slice(0, cuantos);
    const [pendiente, generada, rechazada, otra] = de('01', 4);
    const elegidos = [...de('01', 4), ...de('02', 2)];
    const jefatura = await actorDe(this.application, 'jefatura');
    const hace = (dias: number): Date => new Date(this.ahora.getTime() - dias * DIA_MS);
    await unitOfWork.run(SISTEMA, async ({ manager }) => {
      for (const premio of elegidos) await this.caminar(manager, premio, hace(5));
    });
    for (const { planId, personaId, productoCodigo } of elegidos) {
      const esVehiculo = productoCodigo === '01';
      clock.moveTo(hace(4));
      const tipo = esVehiculo ? tiposDeEvento.pagoAprobado : tiposDeEvento.contratoAprobado;
      await unitOfWork.run(esVehiculo ? jefatura : await actorDe(this.application, 'legal'), (tx) =>
        acts.eventos.anotar(tx, [{ tipo, planId, personaId, observacion: null }]),
      );
    }
    if (!imprimir) return elegidos.length;
    for (const premio of [generada, rechazada, otra]) {
      if (premio === undefined) continue;
      clock.moveTo(hace(3));
      const carta = { texto: textoDe(premio.idCodigo, hoyEn(hace(3))), version: 1, aceptaSinLegal: true };
      const { version } = await expediente.cartas.generar(jefatura, premio.idCodigo, carta);
      if (premio !== rechazada) continue;
      clock.moveTo(hace(2));
      await expediente.cartas.rechazar(jefatura, premio.idCodigo, { texto: 'Falta el número de la placa.', version });
    }
    return pendiente === undefined ? 0 : elegidos.length;
  }

  /** Folder and history of a plan that stands before its payment or contract at `hasta`, in equal steps. */
  private async caminar(manager: EntityManager, premio: Premio, hasta: Date): Promise<void> {
    const { carpetaId, ejecutivoId, productoCodigo, abiertaEn } = premio;
    const desde = new Date(isoOf(abiertaEn) as string).getTime();
    const pasos = caminoDe(productoCodigo).filter(
      ({ tipo }) =>
        !DEL_SERVICIO.includes(tipo) && (productoCodigo === '01' || tipo !== tiposDeEvento.contratoAprobado),
    );
    const paso = (hasta.getTime() - desde) / (pasos.length + 1);
    const cuando = (i: number): Date => new Date(desde + Math.floor(paso * (i + 1)));
    const eventos = pasos.map((uno, i) => this.evento(premio, uno, cuando(i)));
    await bulkInsert(manager, Evento, eventos);
    const enviada = pasos.findIndex(({ tipo }) => tipo === tiposDeEvento.carpetaEnviada);
    await manager.insert(CarpetaEnvio, {
      carpetaId,
      enviadaEn: cuando(enviada),
      enviadaPor: ejecutivoId,
      completa: true,
      faltantes: 0,
      resultado: 'Aprobado',
      tipoGarantia: 'C',
      comentario: 'Cliente con capacidad de pago.',
      resueltaPor: this.usuarios.get('riesgo')?.id ?? null,
      resueltaEn: cuando(enviada + 1),
    });
    await manager.update(Carpeta, { id: carpetaId }, { idDepartamento: '003' });
  }

  private evento(premio: Premio, { tipo, quien }: PasoDeCamino, fecha: Date): Omit<Evento, 'id'> {
    const { planId, personaId, ejecutivoId } = premio;
    const suyo = quien === 'ejecutivo' ? { id: ejecutivoId, idDepartamento: '002' } : this.usuarios.get(quien);
    return {
      tipo,
      planId,
      personaId,
      usuarioId: suyo?.id ?? null,
      idDepartamento: suyo?.idDepartamento ?? null,
      fecha,
      observacion: null,
    };
  }
}

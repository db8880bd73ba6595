import { readFile } from 'node:fs/promises';
import { hoyEn, sumarDias, sumarMeses, type TipoDeEvento, tiposDeEvento } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import { resumirDocumentos } from '../capabilities/carpeta';
import type { Application } from '../compose';
import { bulkInsert } from '../db/bulk';
import { isoOf } from '../db/columns';
import { readMany } from '../db/read';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Archivo } from '../entities/archivo.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { CartaSalida } from '../entities/carta-salida.entity';
import { Documento, DocumentoVersion, TipoDocumento } from '../entities/documento.entity';
import { Evento } from '../entities/evento.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { Usuario } from '../entities/usuario.entity';
import type { RelojDeDemo } from './actas';
import { actorDe } from './demo-tareas';
import { Papeles } from './papeles';

const MESES = 24;
/** Days of the month on which a good was handed over. */
const DIAS = ['08', '21'];
const DIA_MS = 86_400_000;

interface Premio {
  planId: number;
  idCodigo: string;
  personaId: number;
  identificacion: string;
  adjudicacionId: number;
  carpetaId: number;
  ejecutivoId: number;
  productoCodigo: string;
  fecha: string;
  abiertaEn: unknown;
}

/** What happens to a plan from its award to its delivery, by whom: in this order, in equal steps. */
const CAMINO: readonly (readonly [tipo: TipoDeEvento, usuario: string | null, soloVehiculo?: true])[] = [
  [tiposDeEvento.asignacion, 'jefatura'],
  [tiposDeEvento.solicitudGenerada, null],
  [tiposDeEvento.documentosGenerados, null],
  [tiposDeEvento.carpetaEnviada, null],
  [tiposDeEvento.carpetaAprobada, 'riesgo'],
  [tiposDeEvento.medioAprobado, 'riesgo'],
  [tiposDeEvento.ordenGenerada, null, true],
  [tiposDeEvento.ordenAprobada, 'jefatura', true],
  [tiposDeEvento.pagareAprobado, 'legal'],
  [tiposDeEvento.contratoAprobado, 'legal'],
  [tiposDeEvento.pagoAprobado, 'jefatura', true],
  [tiposDeEvento.cartaGenerada, 'jefatura', true],
];

/**
 * Two plans delivered in each month of two years, so that journeys and dashboards have a past, and letters in every state today. Those of
 * the past are written as they would stand; those of today go through the services. Returns how many of each.
 */
export async function entregarPlanes(
  application: Application,
  clock: RelojDeDemo,
  imprimir: boolean,
): Promise<{ entregas: number; cartas: number }> {
  const ahora = clock.now();
  const premios = await sinCarpeta(application, hoyEn(ahora));
  const pasado = new PasadoDeEntregas(application, ahora);
  const entregas = repartir(premios, hoyEn(ahora));
  await pasado.escribir(entregas);
  const usados = new Set(entregas.map(({ premio }) => premio.planId));
  const libres = premios.filter(({ planId }) => !usados.has(planId)).reverse();
  const cartas = await pasado.cartasDeHoy(libres, clock, imprimir);
  clock.moveTo(ahora);
  return { entregas: entregas.length, cartas };
}

interface Entrega {
  readonly premio: Premio;
  readonly fecha: string;
}

/** Awards of three weeks to six months before each day of delivery, the newest first, each once. */
function repartir(premios: readonly Premio[], hoy: string): Entrega[] {
  const libres = [...premios];
  const dias = Array.from({ length: MESES }, (_, i) => sumarMeses(hoy, i - MESES).slice(0, 7)).flatMap((mes) =>
    DIAS.map((dia) => `${mes}-${dia}`),
  );
  return dias.flatMap((fecha) => {
    const desde = sumarDias(fecha, -180);
    const hasta = sumarDias(fecha, -21);
    const cual = libres.findLastIndex((premio) => premio.fecha >= desde && premio.fecha <= hasta);
    const [premio] = cual < 0 ? [] : libres.splice(cual, 1);
    return premio === undefined ? [] : [{ premio, fecha }];
  });
}

/** Live awards with an executive whose folder nobody has begun, oldest first. */
function sinCarpeta({ dataSource }: Application, hoy: string): Promise<Premio[]> {
  return readMany<Premio>(
    dataSource
      .createQueryBuilder()
      .from(Adjudicacion, 'j')
      .innerJoin(Plan, 'l', 'l.id = j.planId')
      .innerJoin(Persona, 'p', 'p.id = j.personaId')
      .innerJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
      .select('j.planId', 'planId')
      .addSelect('l.idCodigo', 'idCodigo')
      .addSelect('j.personaId', 'personaId')
      .addSelect('p.identificacion', 'identificacion')
      .addSelect('j.id', 'adjudicacionId')
      .addSelect('c.id', 'carpetaId')
      .addSelect('c.abiertaEn', 'abiertaEn')
      .addSelect('j.ejecutivoId', 'ejecutivoId')
      .addSelect('j.productoCodigo', 'productoCodigo')
      .addSelect('j.fecha', 'fecha')
      .where("j.estado = 'ADJ' AND j.ejecutivoId IS NOT NULL AND c.idDepartamento IS NULL")
      .andWhere("c.estadoDocumentos = 'sinLista' AND j.fecha <= :hasta", { hasta: sumarDias(hoy, -21) })
      .orderBy('j.fecha', 'ASC')
      .addOrderBy('j.id', 'ASC'),
  );
}

class PasadoDeEntregas {
  private readonly usuarios = new Map<string, Pick<Usuario, 'id' | 'idDepartamento'>>();

  constructor(
    private readonly application: Application,
    private readonly ahora: Date,
  ) {}

  async escribir(entregas: readonly Entrega[]): Promise<void> {
    await this.leerUsuarios();
    const { unitOfWork, storage } = this.application;
    const papeles = new Papeles();
    try {
      const acta = await papeles.pdf({ nombre: 'Acta de entrega', persona: 'Firmada por el cliente', idCodigo: '' });
      const foto = await papeles.jpeg('Entrega');
      const guardados = await Promise.all(
        [acta, foto].map(async ({ path, originalname, size, sha256 }, i) => {
          const tipo = i === 0 ? 'application/pdf' : 'image/jpeg';
          const { key: clave } = await storage.put(await readFile(path), { type: tipo, folder: 'documentos/entregas' });
          return { clave, nombre: originalname, tipo, longitud: size, sha256, creadoPor: null, creadoEn: this.ahora };
        }),
      );
      await unitOfWork.run(SISTEMA, ({ manager }) => this.insertar(manager, entregas, guardados));
    } finally {
      papeles.close();
    }
  }

  /** A plan of each state, the houses among them, as they stand this week. */
  async cartasDeHoy(libres: readonly Premio[], clock: RelojDeDemo, imprimir: boolean): Promise<number> {
    const { unitOfWork, acts, expediente } = this.application;
    const de = (producto: string, cuantos: number): Premio[] =>
      libres.filter(({ productoCodigo }) => productoCodigo === producto).slice(0, cuantos);
    const [pendiente, generada, rechazada, otra] = de('01', 4);
    const elegidos = [...de('01', 4), ...de('02', 2)];
    const jefatura = await actorDe(this.application, 'jefatura');
    const hace = (dias: number, horas = 0): Date => new Date(this.ahora.getTime() - dias * DIA_MS - horas * 3_600_000);
    await unitOfWork.run(SISTEMA, ({ manager }) => this.caminar(manager, elegidos, hace(5)));
    for (const { planId, personaId, productoCodigo } of elegidos) {
      const esVehiculo = productoCodigo === '01';
      clock.moveTo(hace(4));
      await unitOfWork.run(esVehiculo ? jefatura : await actorDe(this.application, 'legal'), (tx) =>
        acts.eventos.anotar(tx, [
          {
            tipo: esVehiculo ? tiposDeEvento.pagoAprobado : tiposDeEvento.contratoAprobado,
            planId,
            personaId,
            observacion: null,
          },
        ]),
      );
    }
    if (!imprimir) return elegidos.length;
    const texto =
      '<p>Señores<br>Presente</p><p style="text-align: justify">Autorizamos la salida y entrega del vehículo al titular del plan, previa verificación de su identidad.</p><p>Atentamente,</p>';
    for (const premio of [generada, rechazada, otra]) {
      if (premio === undefined) continue;
      clock.moveTo(hace(3));
      const { version } = await expediente.cartas.generar(jefatura, premio.idCodigo, {
        texto,
        version: 1,
        aceptaSinLegal: true,
      });
      if (premio !== rechazada) continue;
      clock.moveTo(hace(2));
      await expediente.cartas.rechazar(jefatura, premio.idCodigo, { texto: 'Falta el número de la placa.', version });
    }
    return pendiente === undefined ? 0 : elegidos.length;
  }

  private async leerUsuarios(): Promise<void> {
    for (const { usuario, id, idDepartamento } of await this.application.dataSource.manager.find(Usuario))
      this.usuarios.set(usuario, { id, idDepartamento });
  }

  private async insertar(
    manager: EntityManager,
    entregas: readonly Entrega[],
    guardados: readonly Omit<Archivo, 'id'>[],
  ): Promise<void> {
    const archivos: number[] = [];
    for (const guardado of guardados)
      archivos.push((await manager.insert(Archivo, guardado)).identifiers[0]?.id as number);
    for (const { premio, fecha } of entregas) {
      const entrega = new Date(`${fecha}T12:00:00-05:00`);
      await this.caminar(manager, [premio], new Date(entrega.getTime() - DIA_MS));
      await bulkInsert(manager, Evento, [this.evento(premio, tiposDeEvento.entrega, null, entrega)]);
      await this.probar(manager, premio, entrega, archivos);
      await manager.insert(CartaSalida, this.carta(premio, fecha, entrega));
    }
  }

  /** Folder and history of plans that stand before their payment or contract at `hasta`. */
  private async caminar(manager: EntityManager, premios: readonly Premio[], hasta: Date): Promise<void> {
    for (const premio of premios) {
      const desde = new Date(isoOf(premio.abiertaEn) as string).getTime();
      const hoy = hasta.getTime() > this.ahora.getTime() - 6 * DIA_MS;
      const pasos = CAMINO.filter(([tipo, , soloVehiculo]) => {
        if (soloVehiculo === true && premio.productoCodigo !== '01') return false;
        // what brings it into the list, and what follows, is done by the services
        const delServicio = tipo === tiposDeEvento.pagoAprobado || tipo === tiposDeEvento.cartaGenerada;
        return !hoy || !(delServicio || (premio.productoCodigo !== '01' && tipo === tiposDeEvento.contratoAprobado));
      });
      const paso = (hasta.getTime() - desde) / (pasos.length + 1);
      const cuando = (i: number): Date => new Date(desde + Math.floor(paso * (i + 1)));
      await bulkInsert(
        manager,
        Evento,
        pasos.map(([tipo, usuario], i) => this.evento(premio, tipo, usuario, cuando(i))),
      );
      const enviada = pasos.findIndex(([tipo]) => tipo === tiposDeEvento.carpetaEnviada);
      await manager.insert(CarpetaEnvio, {
        carpetaId: premio.carpetaId,
        enviadaEn: cuando(enviada),
        enviadaPor: premio.ejecutivoId,
        completa: true,
        faltantes: 0,
        resultado: 'Aprobado',
        tipoGarantia: 'C',
        comentario: 'Cliente con capacidad de pago.',
        resueltaPor: this.usuarios.get('riesgo')?.id ?? null,
        resueltaEn: cuando(enviada + 1),
      });
      await manager.update(Carpeta, { id: premio.carpetaId }, { idDepartamento: '003' });
    }
  }

  private evento(premio: Premio, tipo: TipoDeEvento, usuario: string | null, fecha: Date): Omit<Evento, 'id'> {
    const { planId, personaId, ejecutivoId } = premio;
    const quien = usuario === null ? { id: ejecutivoId, idDepartamento: '002' } : this.usuarios.get(usuario);
    return {
      tipo,
      planId,
      personaId,
      usuarioId: quien?.id ?? null,
      idDepartamento: quien?.idDepartamento ?? null,
      fecha,
      observacion: null,
    };
  }

  /** Act and photo, as the executive brought them. */
  private async probar(
    manager: EntityManager,
    premio: Premio,
    cuando: Date,
    archivos: readonly number[],
  ): Promise<void> {
    for (const [i, codigo] of ['actaEntrega', 'fotoEntrega'].entries()) {
      const { id: tipoId, nombre } = await manager.findOneByOrFail(TipoDocumento, { codigo });
      const archivoId = archivos[i] as number;
      const subido = { subidoPor: premio.ejecutivoId, subidoEn: cuando };
      const { identifiers } = await manager.insert(Documento, {
        planId: premio.planId,
        dueno: 1,
        tipoId,
        personaId: premio.personaId,
        identificacion: premio.identificacion,
        estado: null,
        aplica: true,
        obligatorio: false,
        archivoId,
        versionArchivo: 1,
        ...subido,
        decididoPor: null,
        decididoEn: null,
        decididoDepartamento: null,
        observaciones: null,
        reemplazadaEn: null,
        version: 2,
      });
      await manager.insert(DocumentoVersion, {
        documentoId: identifiers[0]?.id as number,
        numero: 1,
        archivoId,
        nombreOriginal: `${nombre}.${i === 0 ? 'pdf' : 'jpg'}`,
        paginas: 1,
        ...subido,
      });
    }
    await resumirDocumentos(manager, premio.carpetaId, premio.planId);
  }

  private carta(premio: Premio, fecha: string, entrega: Date): Omit<CartaSalida, 'id'> {
    const { planId, adjudicacionId, personaId, productoCodigo, ejecutivoId } = premio;
    const antes = (dias: number): Date => new Date(entrega.getTime() - dias * DIA_MS);
    const conCarta = productoCodigo === '01';
    return {
      planId,
      adjudicacionId,
      personaId,
      productoCodigo,
      estado: 'realizada',
      creadaEn: antes(3),
      texto: null,
      generadaPor: conCarta ? (this.usuarios.get('jefatura')?.id ?? null) : null,
      generadaEn: conCarta ? antes(2) : null,
      motivoRechazo: null,
      rechazadaPor: null,
      rechazadaEn: null,
      fechaEntrega: fecha,
      entregadaPor: ejecutivoId,
      entregadaEn: entrega,
      version: conCarta ? 3 : 2,
    };
  }
}

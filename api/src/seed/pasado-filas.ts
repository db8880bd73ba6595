import {
  conceptoDePago,
  type DatosDeSolicitud,
  formularioDeSolicitud,
  instanteDe,
  resumenDeDocumentos,
  type TipoDeEvento,
  tiposDeEvento,
} from '@adjudica/domain';
import { In } from 'typeorm';
import { SERIE_DE_ORDENES } from '../capabilities/orden-de-compra';
import { nombreDeCliente } from '../capabilities/persona';
import { SERIE_DE_APROBACION } from '../capabilities/solicitud';
import { SERIE_DE_PAGOS } from '../capabilities/solicitud-de-pago';
import { rowOf } from '../db/record';
import type { Tx } from '../db/unit-of-work';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { CartaSalida } from '../entities/carta-salida.entity';
import { Documento, DocumentoVersion, TipoDocumento } from '../entities/documento.entity';
import { Evento } from '../entities/evento.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { Persona } from '../entities/persona.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { type DocumentoJuzgado, SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { Usuario } from '../entities/usuario.entity';
import type { Quien } from './camino';
import { type Caso, cuando, eventosDe } from './caso';
import { beneficiario, type Catalogo, type Compra, compraDe } from './compras';
import { declarado, SITUACIONES } from './declarado';
import { FilasNumeradas } from './filas';
import { EN_PAPEL, type PapelesGuardados, PRUEBAS } from './pasado-papeles';
import { generoDe } from './personas';
import type { Random } from './random';

const e = tiposDeEvento;
const MOTIVO = 'El cliente desiste del vehículo y continúa aportando.';
interface Entorno {
  readonly random: Random;
  readonly catalogo: Catalogo;
  readonly papeles: PapelesGuardados;
  readonly ahora: Date;
}

const TABLAS = [
  Solicitud,
  FichaBien,
  FichaPlan,
  MedioAprobacion,
  OrdenDeCompra,
  OrdenPlan,
  Documento,
  DocumentoVersion,
  SolicitudDePago,
  CarpetaEnvio,
  Evento,
  CartaSalida,
];

/** Writes what the services would have left of plans that went their way: a few statements a table, whatever the number of plans. */
export class EscritorDelPasado {
  private personas = new Map<number, Persona>();

  private constructor(
    private readonly tx: Tx,
    private readonly entorno: Entorno,
    private readonly filas: FilasNumeradas,
    private readonly usuarios: ReadonlyMap<string | number, Usuario>,
    private readonly tipos: ReadonlyMap<string, TipoDocumento>,
  ) {}

  static async abrir(tx: Tx, entorno: Entorno): Promise<EscritorDelPasado> {
    const usuarios = (await tx.manager.find(Usuario)).flatMap((uno): [string | number, Usuario][] => [
      [uno.usuario, uno],
      [uno.id, uno],
    ]);
    const tipos = (await tx.manager.find(TipoDocumento)).map((tipo): [string, TipoDocumento] => [tipo.codigo, tipo]);
    const filas = await FilasNumeradas.abrir(tx.manager, TABLAS);
    return new EscritorDelPasado(tx, entorno, filas, new Map(usuarios), new Map(tipos));
  }

  async escribir(casos: readonly Caso[]): Promise<void> {
    const ids = casos.map(({ premio }) => premio.personaId);
    this.personas = new Map((await this.tx.manager.findBy(Persona, { id: In(ids) })).map((una) => [una.id, una]));
    const compras = casos.map(({ premio, fecha }, numero) =>
      compraDe(this.entorno.random, this.entorno.catalogo, {
        producto: premio.productoCodigo,
        monto: Number(premio.monto),
        hace: this.entorno.ahora.getFullYear() - Number(fecha.slice(0, 4)),
        numero,
      }),
    );
    const aprobaciones = await this.numerar(casos, SERIE_DE_APROBACION, e.solicitudGuardada);
    const ordenes = await this.numerar(casos, SERIE_DE_ORDENES, e.ordenGenerada);
    const pagos = await this.numerar(casos, SERIE_DE_PAGOS, e.pagoGenerado);
    for (const [i, caso] of casos.entries()) {
      const compra = compras[i] as Compra;
      this.solicitar(caso, compra, aprobaciones.get(caso) as number, i);
      const medioId = this.aprobar(caso, compra, ordenes.get(caso) ?? null);
      const documentos = this.documentar(caso);
      this.comprar(caso, compra, medioId, ordenes.get(caso), pagos.get(caso), documentos);
      this.enviarYEntregar(caso);
      await this.cerrarCarpeta(caso, documentos);
    }
    await this.filas.escribir();
  }

  /** Numbers of a series, in the order in which they were drawn. */
  private async numerar(casos: readonly Caso[], serie: string, tipo: TipoDeEvento): Promise<Map<Caso, number>> {
    const enOrden = casos
      .filter((caso) => cuando(caso, tipo) !== null)
      .sort((a, b) => (cuando(a, tipo) as Date).getTime() - (cuando(b, tipo) as Date).getTime());
    const numeros = new Map<Caso, number>();
    for (const caso of enOrden) numeros.set(caso, await this.tx.nextNumber(serie));
    return numeros;
  }

  private solicitar(caso: Caso, { ficha, medio }: Compra, numAprobacion: number, i: number): void {
    const { premio } = caso;
    const persona = this.personas.get(premio.personaId) as Persona;
    const { identificacion } = persona;
    const conocido = {
      ...Object.fromEntries(
        formularioDeSolicitud.nombres.flatMap((nombre) => {
          const valor = persona[nombre as keyof Persona];
          return valor === null || valor === undefined || valor === '' ? [] : [[nombre, valor]];
        }),
      ),
      valorBien: (medio.valor as number) / 100,
      ...(ficha.estadoBien == null ? {} : { estadoBien: ficha.estadoBien }),
    } as Partial<DatosDeSolicitud>;
    const titular = { ...persona, genero: generoDe(persona.nombres) };
    const situacion = SITUACIONES[i % SITUACIONES.length] as (typeof SITUACIONES)[number];
    const datos = declarado(situacion, titular, conocido, this.entorno.random);
    this.filas.agregar(Solicitud, {
      ...rowOf(formularioDeSolicitud, datos),
      planId: premio.planId,
      rol: 'titular',
      personaId: persona.id,
      identificacion,
      numAprobacion,
      estadoSol: 'GENERADA',
      guardadaEn: cuando(caso, e.solicitudGuardada),
      guardadaPor: premio.ejecutivoId,
      generadaEn: cuando(caso, e.solicitudGenerada),
      reemplazadaEn: null,
      version: 2,
    });
  }

  /** Sheet and approval. Who withdrew had updated his: it waits again. */
  private aprobar(caso: Caso, { ficha, medio }: Compra, orden: number | null): number {
    const { planId, personaId, adjudicacionId, ejecutivoId, productoCodigo } = caso.premio;
    const { retirado } = caso;
    const creado = { creadoPor: ejecutivoId, creadoEn: cuando(caso, e.medioGenerado) as Date };
    const actualizado = {
      actualizadoPor: retirado ? ejecutivoId : null,
      actualizadoEn: retirado ? cuando(caso, e.medioActualizado) : null,
    };
    const suyo = { personaId, productoCodigo, ...creado, ...actualizado };
    const fichaId = this.filas.agregar(FichaBien, { ...ficha, ...suyo, version: 1 } as Omit<FichaBien, 'id'>);
    const plan = { fichaId, planId, adjudicacionId, personaId, orden: 1, vigente: true };
    this.filas.agregar(FichaPlan, plan);
    return this.filas.agregar(MedioAprobacion, {
      ...medio,
      ...suyo,
      fichaId,
      estado: retirado ? null : true,
      enviadoEn: retirado ? null : cuando(caso, e.medioEnviado),
      enviadoPor: retirado ? null : ejecutivoId,
      decididoEn: retirado ? null : cuando(caso, e.medioAprobado),
      decididoPor: retirado ? null : this.id('riesgo'),
      motivo: retirado ? null : 'Valores verificados.',
      idOrden: retirado ? null : orden,
      version: retirado ? 4 : 3,
    } as Omit<MedioAprobacion, 'id'>);
  }

  /** What a payment asks for, accepted by risk, and of who was delivered act and photo. */
  private documentar(caso: Caso): DocumentoEscrito[] {
    const { planId, personaId, ejecutivoId, productoCodigo, idCodigo } = caso.premio;
    const { identificacion } = this.personas.get(personaId) as Persona;
    return [...EN_PAPEL, ...(cuando(caso, e.entrega) === null ? [] : PRUEBAS)].flatMap((codigo): DocumentoEscrito[] => {
      const tipo = this.tipos.get(codigo);
      if (tipo === undefined || (tipo.producto !== null && tipo.producto !== productoCodigo)) return [];
      const esPrueba = PRUEBAS.some((prueba) => prueba === codigo);
      const subidoEn = cuando(caso, esPrueba ? e.entrega : e.documentosGenerados) as Date;
      const archivoId = this.entorno.papeles.get(codigo) as number;
      const estado = esPrueba ? null : true;
      const subido = { subidoPor: ejecutivoId, subidoEn };
      const fila = { estado, aplica: true, obligatorio: !esPrueba && tipo.obligatorio, archivoId, versionArchivo: 1 };
      const documentoId = this.filas.agregar(Documento, {
        ...{ planId, dueno: 1, tipoId: tipo.id, personaId, identificacion },
        ...fila,
        ...subido,
        decididoPor: esPrueba ? null : this.id('riesgo'),
        decididoEn: esPrueba ? null : cuando(caso, e.carpetaAprobada),
        decididoDepartamento: esPrueba ? null : '004',
        observaciones: null,
        reemplazadaEn: null,
        version: esPrueba ? 2 : 3,
      });
      const extension = codigo === 'fotoEntrega' ? 'jpg' : 'pdf';
      this.filas.agregar(DocumentoVersion, {
        ...{ documentoId, numero: 1, archivoId, nombreOriginal: `${tipo.nombre}.${extension}`, paginas: 1 },
        ...subido,
      });
      const tipoArchivo = extension === 'jpg' ? 'image/jpeg' : 'application/pdf';
      const nombreDescarga = `${codigo}-${idCodigo}.${extension}`;
      const juzgado: DocumentoJuzgado = {
        ...{ documentoId, archivo: 1, plan: idCodigo, tipo: codigo, nombre: tipo.nombre, estado: 'correcto' },
        ...{ subidoEn: instanteDe(subidoEn), tipoArchivo, nombreDescarga },
      };
      return [{ ...fila, esPrueba, juzgado }];
    });
  }

  /** Order and payment of a vehicle. */
  private comprar(
    caso: Caso,
    { orden }: Compra,
    medioId: number,
    ordenId: number | undefined,
    pagoId: number | undefined,
    documentos: readonly DocumentoEscrito[],
  ): void {
    if (orden === null || ordenId === undefined) return;
    const { premio, retirado } = caso;
    const { planId, personaId, adjudicacionId, ejecutivoId, idCodigo } = premio;
    const persona = this.personas.get(personaId) as Persona;
    const ejecutivo = this.usuarios.get(ejecutivoId) as Usuario;
    const creado = { creadoPor: ejecutivoId, rolCreador: ejecutivo.role as OrdenDeCompra['rolCreador'] };
    this.filas.reservar(OrdenDeCompra);
    this.filas.poner(OrdenDeCompra, ordenId, {
      ...orden,
      ...creado,
      medioId,
      personaId,
      cedula: persona.identificacion,
      nombreCliente: nombreDeCliente(persona),
      direccion: persona.direccion,
      telefono: persona.celular ?? persona.telefono,
      estado: retirado ? 'anulada' : 'aprobada',
      creadoEn: cuando(caso, e.ordenGenerada),
      aprobadaPor: this.id('jefatura'),
      aprobadaEn: cuando(caso, e.ordenAprobada),
      anuladaPor: retirado ? this.id('jefatura') : null,
      anuladaEn: cuando(caso, e.ordenAnulada),
      motivo: retirado ? MOTIVO : null,
      version: retirado ? 3 : 2,
    });
    const monto = Math.round(Number(premio.monto) * 100);
    this.filas.agregar(OrdenPlan, { ordenId, planId, adjudicacionId, posicion: 1, monto, vigente: !retirado });
    if (pagoId === undefined) return;
    this.filas.reservar(SolicitudDePago);
    this.filas.poner(SolicitudDePago, pagoId, {
      ...creado,
      ordenId,
      estado: 'aprobado',
      concepto: conceptoDePago(nombreDeCliente(persona), [idCodigo]),
      observacion: null,
      valor: orden.pagoConcesionario,
      beneficiario: beneficiario(orden),
      rucBeneficiario: orden.rucConcesionario ?? null,
      solicitante: [ejecutivo.nombre, ejecutivo.apellido].filter(Boolean).join(' '),
      documentos: documentos.filter(({ esPrueba }) => !esPrueba).map(({ juzgado }) => juzgado),
      creadoEn: cuando(caso, e.pagoGenerado),
      aprobadoPor: this.id('jefatura'),
      aprobadoEn: cuando(caso, e.pagoAprobado),
      anuladoPor: null,
      anuladoEn: null,
      motivo: null,
      version: 2,
    });
  }

  /** The sending of its folder, its history, and its line in the list of exit letters. */
  private enviarYEntregar(caso: Caso): void {
    const { premio, fecha } = caso;
    const { planId, personaId, adjudicacionId, ejecutivoId, productoCodigo, carpetaId } = premio;
    this.filas.agregar(CarpetaEnvio, {
      carpetaId,
      enviadaEn: cuando(caso, e.carpetaEnviada) as Date,
      enviadaPor: ejecutivoId,
      completa: true,
      faltantes: 0,
      resultado: 'Aprobado',
      tipoGarantia: 'C',
      comentario: 'Cliente con capacidad de pago.',
      resueltaPor: this.id('riesgo'),
      resueltaEn: cuando(caso, e.carpetaAprobada),
    });
    for (const { tipo, quien, instante } of eventosDe(caso)) {
      const usuario = this.usuarios.get(quien === 'ejecutivo' ? ejecutivoId : quien);
      const { id: usuarioId = null, idDepartamento = null } = usuario ?? {};
      const observacion = tipo === e.retiro || tipo === e.ordenAnulada ? MOTIVO : null;
      this.filas.agregar(Evento, { tipo, planId, personaId, usuarioId, idDepartamento, fecha: instante, observacion });
    }
    if (cuando(caso, e.entrega) === null) return;
    const generadaEn = cuando(caso, e.cartaGenerada);
    this.filas.agregar(CartaSalida, {
      ...{ planId, adjudicacionId, personaId, productoCodigo, estado: 'realizada', texto: null },
      creadaEn: cuando(caso, generadaEn === null ? e.contratoAprobado : e.pagoAprobado) as Date,
      generadaPor: generadaEn === null ? null : this.id('jefatura'),
      generadaEn,
      motivoRechazo: null,
      rechazadaPor: null,
      rechazadaEn: null,
      fechaEntrega: fecha,
      entregadaPor: ejecutivoId,
      entregadaEn: cuando(caso, e.entrega),
      version: generadaEn === null ? 2 : 3,
    });
  }

  /** With legal, its documents counted; the award of who withdrew is closed. */
  private async cerrarCarpeta(caso: Caso, documentos: readonly DocumentoEscrito[]): Promise<void> {
    const { manager } = this.tx;
    const { premio, retirado } = caso;
    const contados = documentos.map((documento) => ({ ...documento, conArchivo: true }));
    const { total: documentosTotal, listos: documentosListos, estado } = resumenDeDocumentos(contados);
    const carpeta = { idDepartamento: '003', documentosTotal, documentosListos, estadoDocumentos: estado };
    await manager.update(Carpeta, { id: premio.carpetaId }, carpeta);
    if (!retirado) return;
    const retiro = { motivoRetiro: MOTIVO, retiradoPor: this.id('jefatura'), retiradoEn: cuando(caso, e.retiro) };
    await manager.update(Adjudicacion, { id: premio.adjudicacionId }, { estado: 'RADJ', ...retiro, version: 2 });
  }

  private id(usuario: Exclude<Quien, 'ejecutivo'>): number | null {
    return this.usuarios.get(usuario)?.id ?? null;
  }
}

interface DocumentoEscrito {
  readonly estado: boolean | null;
  readonly aplica: boolean;
  readonly obligatorio: boolean;
  readonly esPrueba: boolean;
  readonly juzgado: DocumentoJuzgado;
}

import { Acceso } from './acceso.entity';
import { AccesoInusual } from './acceso-inusual.entity';
import { Adenda } from './adenda.entity';
import { Adjudicacion } from './adjudicacion.entity';
import { Archivo } from './archivo.entity';
import { Asamblea } from './asamblea.entity';
import { AsignacionEjecutivo } from './asignacion-ejecutivo.entity';
import { Auditoria } from './auditoria.entity';
import { AuditoriaSello } from './auditoria-sello.entity';
import { Ausencia } from './ausencia.entity';
import { Borrador } from './borrador.entity';
import { Carpeta } from './carpeta.entity';
import { CarpetaEnvio } from './carpeta-envio.entity';
import { CartaSalida } from './carta-salida.entity';
import {
  ActividadUafe,
  Banco,
  Canton,
  Ciudad,
  Departamento,
  Feriado,
  Notario,
  Pais,
  Parroquia,
  Producto,
  Provincia,
  Representante,
} from './catalogo.entity';
import { Concesionario, Dispositivo, EjecutivoConcesionario } from './concesionario.entity';
import { Constancia, ConstanciaCopia } from './constancia.entity';
import { ConsultaBuro } from './consulta-buro.entity';
import { Contador } from './contador.entity';
import { Contrato, ContratoBloque, ContratoTexto, EntregaDeModelo } from './contrato.entity';
import { Conyuge } from './conyuge.entity';
import { CopiaFirmada } from './copia-firmada.entity';
import { ClaveServicio, CuentaServicio } from './cuenta-servicio.entity';
import { DecisionDeCaso } from './decision-de-caso.entity';
import { Depositario } from './depositario.entity';
import { DerechoTitular } from './derecho-titular.entity';
import { Documento, DocumentoDecision, DocumentoVersion, TipoDocumento } from './documento.entity';
import { DocumentoEmitido } from './documento-emitido.entity';
import { Evento } from './evento.entity';
import { Finanzas } from './finanzas.entity';
import { FirmaElectronica } from './firma-electronica.entity';
import { Formato } from './formato.entity';
import { Grupo } from './grupo.entity';
import { Idempotencia } from './idempotencia.entity';
import { IdentidadEmpresa } from './identidad-empresa.entity';
import { Importacion } from './importacion.entity';
import { ImportacionError } from './importacion-error.entity';
import { ImportacionFila } from './importacion-fila.entity';
import { Instalacion } from './instalacion.entity';
import { IntentoFallido } from './intento-fallido.entity';
import { Interviniente } from './interviniente.entity';
import { Delegacion, Limite } from './limite.entity';
import { ClaveDeLista, Coincidencia, Cotejo, EntradaDeLista } from './lista-control.entity';
import { LugarDeIngreso } from './lugar-de-ingreso.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from './medio-aprobacion.entity';
import { Mensaje } from './mensaje.entity';
import { Movimiento } from './movimiento.entity';
import { Notificacion } from './notificacion.entity';
import { OrdenDeCompra, OrdenPlan } from './orden-de-compra.entity';
import { Pagare, PagareCuota } from './pagare.entity';
import { Participante } from './participante.entity';
import { Persona } from './persona.entity';
import { PersonaToken } from './persona-token.entity';
import { Plan } from './plan.entity';
import { PlanTitular } from './plan-titular.entity';
import { Plazo } from './plazo.entity';
import { Prenda } from './prenda.entity';
import { Referencia } from './referencia.entity';
import { ReglaAdjudicacion } from './regla-adjudicacion.entity';
import { FormatoReporte, OperacionInusual, ReporteControl } from './reporte-control.entity';
import { Retencion } from './retencion.entity';
import { EvaluacionRiesgo, ExcepcionRiesgo, ParametroRiesgo, RiesgoPlan } from './riesgo.entity';
import { CodigoRecuperacion, SegundoFactor } from './segundo-factor.entity';
import { Sesion } from './sesion.entity';
import { Solicitud } from './solicitud.entity';
import { SolicitudDePago } from './solicitud-de-pago.entity';
import { Sorteo } from './sorteo.entity';
import { EnvioEvento, Suscripcion } from './suscripcion.entity';
import { Tarea, TareaAccion, TareaTipo } from './tarea.entity';
import { Usuario } from './usuario.entity';
import { ClaseVehiculo, ColorVehiculo, MarcaVehiculo, ModeloVehiculo, PrecioVehiculo } from './vehiculo.entity';
import { VistaGuardada, VistaInicial } from './vista-guardada.entity';

type Entidad = new () => object;

/** What the program does to a table's rows besides reading: adds; adds and changes; adds, changes and removes. */
export type Derecho = 'crece' | 'noSeBorra' | 'libre';

/**
 * Every table, under the folder that owns it: only that folder's store writes it, and a server role gets no further rights on it
 * (db/script/roles.ts). A new capability adds its own.
 */
export const tablas = {
  'acceso-inusual': { noSeBorra: [AccesoInusual] },
  adenda: { noSeBorra: [Adenda] },
  adjudicacion: { noSeBorra: [Adjudicacion, AsignacionEjecutivo] },
  archivo: { crece: [Archivo] },
  asamblea: { libre: [Asamblea] },
  audit: { crece: [Acceso, Auditoria], noSeBorra: [AuditoriaSello] },
  borrador: { libre: [Borrador] },
  buro: { noSeBorra: [ConsultaBuro] },
  carpeta: { noSeBorra: [Carpeta, CarpetaEnvio] },
  'carta-salida': { noSeBorra: [CartaSalida] },
  caso: { crece: [DecisionDeCaso] },
  catalogo: {
    noSeBorra: [
      Producto,
      Departamento,
      Notario,
      Provincia,
      Canton,
      Parroquia,
      Pais,
      Ciudad,
      Banco,
      Feriado,
      ActividadUafe,
      Representante,
    ],
  },
  concesionario: { libre: [Concesionario, EjecutivoConcesionario, Dispositivo] },
  constancia: { crece: [ConstanciaCopia], noSeBorra: [Constancia] },
  contrato: { crece: [ContratoTexto, EntregaDeModelo], noSeBorra: [Contrato, ContratoBloque] },
  conyuge: { noSeBorra: [Conyuge] },
  'cuenta-servicio': { noSeBorra: [CuentaServicio, ClaveServicio] },
  db: { noSeBorra: [Contador, Instalacion], libre: [Idempotencia] },
  depositario: { noSeBorra: [Depositario] },
  'derecho-titular': { noSeBorra: [DerechoTitular] },
  documento: { crece: [DocumentoVersion, DocumentoDecision], noSeBorra: [TipoDocumento, Documento] },
  'documento-emitido': { crece: [DocumentoEmitido] },
  evento: { crece: [Evento] },
  finanzas: { noSeBorra: [Finanzas] },
  formato: { noSeBorra: [Formato] },
  grupo: { noSeBorra: [Grupo] },
  importacion: { crece: [ImportacionError], noSeBorra: [Importacion], libre: [ImportacionFila] },
  interviniente: { noSeBorra: [Interviniente] },
  ausencia: { libre: [Ausencia] },
  limite: { libre: [Limite, Delegacion] },
  'lista-control': { noSeBorra: [Coincidencia], libre: [EntradaDeLista, ClaveDeLista, Cotejo] },
  'medio-aprobacion': { noSeBorra: [FichaBien, MedioAprobacion], libre: [FichaPlan] },
  movimiento: { noSeBorra: [Movimiento] },
  notificacion: { noSeBorra: [Notificacion] },
  'orden-de-compra': { noSeBorra: [OrdenDeCompra, OrdenPlan] },
  outbox: { noSeBorra: [Mensaje] },
  pagare: { crece: [PagareCuota], noSeBorra: [Pagare] },
  papel: { crece: [CopiaFirmada, FirmaElectronica] },
  participante: { libre: [Participante] },
  persona: { noSeBorra: [Persona], libre: [PersonaToken] },
  plan: { noSeBorra: [PlanTitular, Plan] },
  plazo: { libre: [Plazo] },
  prenda: { noSeBorra: [Prenda] },
  referencia: { libre: [Referencia] },
  'regla-adjudicacion': { libre: [ReglaAdjudicacion] },
  'operacion-inusual': { noSeBorra: [OperacionInusual] },
  'reporte-control': { crece: [ReporteControl], libre: [FormatoReporte] },
  retencion: { noSeBorra: [Retencion] },
  riesgo: { crece: [ExcepcionRiesgo], noSeBorra: [ParametroRiesgo, RiesgoPlan], libre: [EvaluacionRiesgo] },
  sesion: {
    crece: [IdentidadEmpresa],
    libre: [IntentoFallido, LugarDeIngreso, Sesion, SegundoFactor, CodigoRecuperacion],
  },
  solicitud: { noSeBorra: [Solicitud] },
  'solicitud-de-pago': { noSeBorra: [SolicitudDePago] },
  sorteo: { noSeBorra: [Sorteo] },
  suscripcion: { noSeBorra: [Suscripcion], libre: [EnvioEvento] },
  tarea: { noSeBorra: [TareaAccion, TareaTipo, Tarea] },
  usuario: { noSeBorra: [Usuario] },
  vehiculo: { noSeBorra: [MarcaVehiculo, ClaseVehiculo, ModeloVehiculo, ColorVehiculo, PrecioVehiculo] },
  'vista-guardada': { libre: [VistaGuardada, VistaInicial] },
} satisfies Readonly<Record<string, Partial<Readonly<Record<Derecho, readonly Entidad[]>>>>>;

const dichas = Object.values(tablas).flatMap((porDerecho) =>
  (Object.entries(porDerecho) as [Derecho, Entidad[]][]).flatMap(([derecho, entidades]) =>
    entidades.map((entidad) => [entidad, derecho] as const),
  ),
);

export const entities = dichas.map(([entidad]) => entidad);

export const derechos: ReadonlyMap<unknown, Derecho> = new Map(dichas);

import { Acceso } from './acceso.entity';
import { AccesoInusual } from './acceso-inusual.entity';
import { Adjudicacion } from './adjudicacion.entity';
import { Archivo } from './archivo.entity';
import { Asamblea } from './asamblea.entity';
import { AsignacionEjecutivo } from './asignacion-ejecutivo.entity';
import { Auditoria } from './auditoria.entity';
import { AuditoriaSello } from './auditoria-sello.entity';
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
import { Contrato, ContratoBloque, ContratoTexto } from './contrato.entity';
import { Conyuge } from './conyuge.entity';
import { ClaveServicio, CuentaServicio } from './cuenta-servicio.entity';
import { Depositario } from './depositario.entity';
import { DerechoTitular } from './derecho-titular.entity';
import { Documento, DocumentoDecision, DocumentoVersion, TipoDocumento } from './documento.entity';
import { DocumentoEmitido } from './documento-emitido.entity';
import { Evento } from './evento.entity';
import { Finanzas } from './finanzas.entity';
import { Formato } from './formato.entity';
import { Grupo } from './grupo.entity';
import { Idempotencia } from './idempotencia.entity';
import { IdentidadEmpresa } from './identidad-empresa.entity';
import { Importacion } from './importacion.entity';
import { ImportacionError } from './importacion-error.entity';
import { ImportacionFila } from './importacion-fila.entity';
import { Instalacion } from './instalacion.entity';
import { IntentoFallido } from './intento-fallido.entity';
import { Delegacion, Limite } from './limite.entity';
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

/** Every table of the system, under the folder that owns it: only that folder's store writes it. A new capability adds its own here. */
export const tablas = {
  'acceso-inusual': [AccesoInusual],
  adjudicacion: [Adjudicacion, AsignacionEjecutivo],
  archivo: [Archivo],
  asamblea: [Asamblea],
  audit: [Acceso, Auditoria, AuditoriaSello],
  borrador: [Borrador],
  buro: [ConsultaBuro],
  carpeta: [Carpeta, CarpetaEnvio],
  'carta-salida': [CartaSalida],
  catalogo: [
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
  concesionario: [Concesionario, EjecutivoConcesionario, Dispositivo],
  constancia: [Constancia, ConstanciaCopia],
  contrato: [Contrato, ContratoBloque, ContratoTexto],
  conyuge: [Conyuge],
  'cuenta-servicio': [CuentaServicio, ClaveServicio],
  db: [Contador, Instalacion],
  depositario: [Depositario],
  'derecho-titular': [DerechoTitular],
  documento: [TipoDocumento, Documento, DocumentoVersion, DocumentoDecision],
  'documento-emitido': [DocumentoEmitido],
  evento: [Evento],
  finanzas: [Finanzas],
  formato: [Formato],
  grupo: [Grupo],
  http: [Idempotencia],
  importacion: [ImportacionError, ImportacionFila, Importacion],
  limite: [Limite, Delegacion],
  'medio-aprobacion': [FichaBien, FichaPlan, MedioAprobacion],
  movimiento: [Movimiento],
  notificacion: [Notificacion],
  'orden-de-compra': [OrdenDeCompra, OrdenPlan],
  outbox: [Mensaje],
  pagare: [Pagare, PagareCuota],
  participante: [Participante],
  persona: [PersonaToken, Persona],
  plan: [PlanTitular, Plan],
  plazo: [Plazo],
  prenda: [Prenda],
  referencia: [Referencia],
  'regla-adjudicacion': [ReglaAdjudicacion],
  retencion: [Retencion],
  riesgo: [ParametroRiesgo, RiesgoPlan, EvaluacionRiesgo, ExcepcionRiesgo],
  sesion: [IntentoFallido, LugarDeIngreso, Sesion, SegundoFactor, CodigoRecuperacion, IdentidadEmpresa],
  solicitud: [Solicitud],
  'solicitud-de-pago': [SolicitudDePago],
  sorteo: [Sorteo],
  suscripcion: [Suscripcion, EnvioEvento],
  tarea: [TareaAccion, TareaTipo, Tarea],
  usuario: [Usuario],
  vehiculo: [MarcaVehiculo, ClaseVehiculo, ModeloVehiculo, ColorVehiculo, PrecioVehiculo],
  'vista-guardada': [VistaGuardada, VistaInicial],
};

export const entities = Object.values(tablas).flat();

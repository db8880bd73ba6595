import { Acceso } from '../audit/acceso.entity';
import { Auditoria } from '../audit/auditoria.entity';
import { Acta } from '../capabilities/acta/acta.entity';
import { Adjudicacion } from '../capabilities/adjudicacion/adjudicacion.entity';
import { Archivo } from '../capabilities/archivo/archivo.entity';
import { Asamblea } from '../capabilities/asamblea/asamblea.entity';
import { Borrador } from '../capabilities/borrador/borrador.entity';
import { ConsultaBuro } from '../capabilities/buro/consulta-buro.entity';
import { Carpeta } from '../capabilities/carpeta/carpeta.entity';
import { CarpetaEnvio } from '../capabilities/carpeta/carpeta-envio.entity';
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
} from '../capabilities/catalogo/catalogo.entity';
import { Conyuge } from '../capabilities/conyuge/conyuge.entity';
import { Depositario } from '../capabilities/depositario/depositario.entity';
import {
  Documento,
  DocumentoDecision,
  DocumentoVersion,
  TipoDocumento,
} from '../capabilities/documento/documento.entity';
import { Evento } from '../capabilities/evento/evento.entity';
import { Finanzas } from '../capabilities/finanzas/finanzas.entity';
import { Grupo } from '../capabilities/grupo/grupo.entity';
import { Importacion } from '../capabilities/importacion/importacion.entity';
import { ImportacionError } from '../capabilities/importacion/importacion-error.entity';
import { ImportacionFila } from '../capabilities/importacion/importacion-fila.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../capabilities/medio-aprobacion/medio-aprobacion.entity';
import { Movimiento } from '../capabilities/movimiento/movimiento.entity';
import { Notificacion } from '../capabilities/notificacion/notificacion.entity';
import { Participante } from '../capabilities/participante/participante.entity';
import { Persona } from '../capabilities/persona/persona.entity';
import { PersonaToken } from '../capabilities/persona/persona-token.entity';
import { AsignacionEjecutivo } from '../capabilities/plan/asignacion-ejecutivo.entity';
import { Plan } from '../capabilities/plan/plan.entity';
import { PlanTitular } from '../capabilities/plan/plan-titular.entity';
import { Referencia } from '../capabilities/referencia/referencia.entity';
import { EvaluacionRiesgo, ExcepcionRiesgo, ParametroRiesgo, RiesgoPlan } from '../capabilities/riesgo/riesgo.entity';
import { Sesion } from '../capabilities/sesion/sesion.entity';
import { Solicitud } from '../capabilities/solicitud/solicitud.entity';
import { SolicitudDocumento } from '../capabilities/solicitud/solicitud-documento.entity';
import { Tarea, TareaAccion, TareaTipo } from '../capabilities/tarea/tarea.entity';
import { Usuario } from '../capabilities/usuario/usuario.entity';
import {
  ClaseVehiculo,
  ColorVehiculo,
  Dispositivo,
  MarcaVehiculo,
  ModeloVehiculo,
  PrecioVehiculo,
} from '../capabilities/vehiculo/vehiculo.entity';
import { Idempotencia } from '../http/idempotencia.entity';
import { Mensaje } from '../outbox/mensaje.entity';
import { Contador } from './contador.entity';
import { Instalacion } from './instalacion.entity';

/** Every table of the system. A new capability adds its own here. */
export const entities = [
  Acceso,
  Auditoria,
  Acta,
  Adjudicacion,
  Archivo,
  Asamblea,
  Borrador,
  Carpeta,
  CarpetaEnvio,
  ConsultaBuro,
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
  Conyuge,
  Depositario,
  TipoDocumento,
  Documento,
  DocumentoVersion,
  DocumentoDecision,
  Evento,
  Finanzas,
  Grupo,
  ImportacionError,
  ImportacionFila,
  Importacion,
  FichaBien,
  FichaPlan,
  MedioAprobacion,
  Movimiento,
  Notificacion,
  Participante,
  PersonaToken,
  Persona,
  AsignacionEjecutivo,
  PlanTitular,
  Plan,
  Referencia,
  ParametroRiesgo,
  RiesgoPlan,
  EvaluacionRiesgo,
  ExcepcionRiesgo,
  Sesion,
  SolicitudDocumento,
  Solicitud,
  TareaAccion,
  TareaTipo,
  Tarea,
  Usuario,
  MarcaVehiculo,
  ClaseVehiculo,
  ModeloVehiculo,
  ColorVehiculo,
  PrecioVehiculo,
  Dispositivo,
  Contador,
  Instalacion,
  Idempotencia,
  Mensaje,
];

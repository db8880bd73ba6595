import { Inicial1700000001000 } from './1700000001000-inicial';
import { Solicitud1700000002000 } from './1700000002000-solicitud';
import { Anexos1700000004000 } from './1700000004000-anexos';
import { Documentos1700000005000 } from './1700000005000-documentos';
import { Tareas1700000006000 } from './1700000006000-tareas';
import { Adjudicados1700000007000 } from './1700000007000-adjudicados';
import { Buro1700000008000 } from './1700000008000-buro';
import { Riesgo1700000009000 } from './1700000009000-riesgo';
import { Envios1700000009500 } from './1700000009500-envios';
import { Vehiculos1700000010000 } from './1700000010000-vehiculos';
import { Medios1700000010500 } from './1700000010500-medios';
import { Autores1700000010800 } from './1700000010800-autores';
import { Sello1700000011000 } from './1700000011000-sello';
import { Instalacion1700000011100 } from './1700000011100-instalacion';
import { Correo1700000011200 } from './1700000011200-correo';
import { Indices1700000011400 } from './1700000011400-indices';
import { DocumentosEmitidos1700000012000 } from './1700000012000-documentos-emitidos';
import { Concesionarios1700000013000 } from './1700000013000-concesionarios';
import { Ordenes1700000014000 } from './1700000014000-ordenes';
import { Pagos1700000015000 } from './1700000015000-pagos';
import { CartasDeSalida1700000016000 } from './1700000016000-cartas-de-salida';
import { IndiceDeCartas1700000017000 } from './1700000017000-indice-de-cartas';
import { Pagares1700000018000 } from './1700000018000-pagares';
import { Prendas1700000019000 } from './1700000019000-prendas';
import { Formatos1700000020000 } from './1700000020000-formatos';
import { Contratos1700000021000 } from './1700000021000-contratos';
import { Asuntos1700000022000 } from './1700000022000-asuntos';
import { Tablero1700000024000 } from './1700000024000-tablero';
import { SellosConClave1700000025000 } from './1700000025000-sellos-con-clave';
import { Plazos1700000028000 } from './1700000028000-plazos';
import { Busqueda1700000029000 } from './1700000029000-busqueda';
import { HojaDeDecision1700000031000 } from './1700000031000-hoja-de-decision';
import { VistasGuardadas1700000033000 } from './1700000033000-vistas-guardadas';
import { Limites1700000035000 } from './1700000035000-limites';
import { CorreosFallidos1700000041000 } from './1700000041000-correos-fallidos';
import { AvisosAtendidos1700000042000 } from './1700000042000-avisos-atendidos';
import { AccesosInusuales1700000045000 } from './1700000045000-accesos-inusuales';
import { ReglasDeAdjudicacion1700000046000 } from './1700000046000-reglas-de-adjudicacion';
import { Constancias1700000047000 } from './1700000047000-constancias';
import { Sorteos1700000055000 } from './1700000055000-sorteos';
import { CambioDeClave1700000057000 } from './1700000057000-cambio-de-clave';
import { Reportes1700000058000 } from './1700000058000-reportes';
import { CuentasDeServicio1700000061000 } from './1700000061000-cuentas-de-servicio';
import { IntentosDeIngreso1700000063000 } from './1700000063000-intentos-de-ingreso';
import { Condiciones1700000066000 } from './1700000066000-condiciones';
import { Suscripciones1700000067000 } from './1700000067000-suscripciones';
import { SegundoFactor1700000069000 } from './1700000069000-segundo-factor';
import { IdentidadDeEmpresa1700000070000 } from './1700000070000-identidad-de-empresa';
import { Retencion1700000071000 } from './1700000071000-retencion';
import { Cambiados1700000074000 } from './1700000074000-cambiados';
import { DerechosDelTitular1700000075000 } from './1700000075000-derechos-del-titular';
import { SuspensionDelTratamiento1700000076000 } from './1700000076000-suspension-del-tratamiento';
import { Rectificaciones1700000077000 } from './1700000077000-rectificaciones';
import { Valores1700000078000 } from './1700000078000-valores';
import { ComparadosExactos1700000079000 } from './1700000079000-comparados-exactos';
import { TendidasPorFecha1700000081000 } from './1700000081000-tendidas-por-fecha';
import { OrdenAlfabetico1700000083000 } from './1700000083000-orden-alfabetico';

/** In order. A released migration is never edited: a change is a new one. */
export const migrations = [
  Inicial1700000001000,
  Solicitud1700000002000,
  Anexos1700000004000,
  Documentos1700000005000,
  Tareas1700000006000,
  Adjudicados1700000007000,
  Buro1700000008000,
  Riesgo1700000009000,
  Envios1700000009500,
  Vehiculos1700000010000,
  Medios1700000010500,
  Autores1700000010800,
  Sello1700000011000,
  Instalacion1700000011100,
  Correo1700000011200,
  Indices1700000011400,
  DocumentosEmitidos1700000012000,
  Concesionarios1700000013000,
  Ordenes1700000014000,
  Pagos1700000015000,
  CartasDeSalida1700000016000,
  IndiceDeCartas1700000017000,
  Pagares1700000018000,
  Prendas1700000019000,
  Formatos1700000020000,
  Contratos1700000021000,
  Asuntos1700000022000,
  Tablero1700000024000,
  SellosConClave1700000025000,
  Plazos1700000028000,
  Busqueda1700000029000,
  HojaDeDecision1700000031000,
  VistasGuardadas1700000033000,
  Limites1700000035000,
  CorreosFallidos1700000041000,
  AvisosAtendidos1700000042000,
  AccesosInusuales1700000045000,
  ReglasDeAdjudicacion1700000046000,
  Constancias1700000047000,
  Sorteos1700000055000,
  CambioDeClave1700000057000,
  Reportes1700000058000,
  CuentasDeServicio1700000061000,
  IntentosDeIngreso1700000063000,
  Condiciones1700000066000,
  Suscripciones1700000067000,
  SegundoFactor1700000069000,
  IdentidadDeEmpresa1700000070000,
  Retencion1700000071000,
  Cambiados1700000074000,
  DerechosDelTitular1700000075000,
  SuspensionDelTratamiento1700000076000,
  Rectificaciones1700000077000,
  Valores1700000078000,
  ComparadosExactos1700000079000,
  TendidasPorFecha1700000081000,
  OrdenAlfabetico1700000083000,
];

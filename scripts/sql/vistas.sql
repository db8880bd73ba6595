-- Vistas para reportes, como las dice esta versión.
-- Generado por npm run db -- script (api/src/db/reports): no se edita.
-- Se ejecuta después de las migraciones, y se puede repetir. npm run db -- migrate lo hace también.
--   sqlcmd -S servidor -d base -b -I -i vistas.sql
SET NOCOUNT ON;
SET QUOTED_IDENTIFIER ON;
GO
IF SCHEMA_ID(N'reporte') IS NULL EXEC (N'CREATE SCHEMA "reporte"');
GO
DROP VIEW IF EXISTS "reporte"."grupo";
GO
CREATE VIEW "reporte"."grupo" AS SELECT r."id" AS "id", r."productoCodigo" AS "producto", t1."nombre" AS "productoNombre", r."grupo" AS "grupo", r."mesesPlan" AS "mesesPlan", r."monto" AS "monto", r."valorCuota" AS "valorCuota", r."fechaInicio" AS "fechaInicio"
FROM "planes"."grupo" r
LEFT JOIN "catalogo"."producto" t1 ON t1."codigo" = r."productoCodigo";
GO
DROP VIEW IF EXISTS "reporte"."plan_ahorro";
GO
CREATE VIEW "reporte"."plan_ahorro" AS SELECT r."id" AS "id", r."idCodigo" AS "idCodigo", t1."productoCodigo" AS "producto", t1."grupo" AS "grupo", r."codigo" AS "codigo", r."monto" AS "monto", r."valorCuota" AS "valorCuota", r."cuotasPagadas" AS "cuotasPagadas", r."cuotasVencidas" AS "cuotasVencidas", r."saldo" AS "saldo", r."estadoPlan" AS "estadoPlan", r."vendedor" AS "vendedor", r."supervisor" AS "supervisor", r."ciudad" AS "ciudad"
FROM "planes"."plan_ahorro" r
LEFT JOIN "planes"."grupo" t1 ON t1."id" = r."grupoId";
GO
DROP VIEW IF EXISTS "reporte"."titular";
GO
CREATE VIEW "reporte"."titular" AS SELECT r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", t3."identificacion" AS "identificacion", TRIM(CONCAT(t3."nombres", ' ', t3."apellidoPaterno", ' ', t3."apellidoMaterno")) AS "cliente", r."desde" AS "desde", r."hasta" AS "hasta"
FROM "planes"."plan_titular" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId"
LEFT JOIN "cliente"."persona" t3 ON t3."id" = r."personaId";
GO
DROP VIEW IF EXISTS "reporte"."movimiento";
GO
CREATE VIEW "reporte"."movimiento" AS SELECT r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", r."fecha" AS "fecha", r."tipoDocumento" AS "tipoDocumento", r."serieDocumento" AS "serieDocumento", r."numeroDocumento" AS "numeroDocumento", r."tipoMovimiento" AS "tipoMovimiento", r."referencia" AS "referencia", r."valorDebito" AS "valorDebito", r."valorCredito" AS "valorCredito"
FROM "planes"."movimiento" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId";
GO
DROP VIEW IF EXISTS "reporte"."asignacion";
GO
CREATE VIEW "reporte"."asignacion" AS SELECT r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", r."mes" AS "mes", TRIM(CONCAT(t3."nombre", ' ', t3."apellido")) AS "usuario"
FROM "planes"."asignacion_ejecutivo" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId"
LEFT JOIN "seguridad"."usuario" t3 ON t3."id" = r."usuarioId";
GO
DROP VIEW IF EXISTS "reporte"."asamblea";
GO
CREATE VIEW "reporte"."asamblea" AS SELECT r."id" AS "id", t1."productoCodigo" AS "producto", t1."grupo" AS "grupo", r."numeroAsamblea" AS "numeroAsamblea", r."fecha" AS "fecha", r."hora" AS "hora", r."lugar" AS "lugar", r."notario" AS "notario", r."testigo1" AS "testigo1", r."testigo2" AS "testigo2", r."testigo3" AS "testigo3", r."representante" AS "representante", r."notariaNumero" AS "notariaNumero", r."notariaCanton" AS "notariaCanton", r."convocatoria" AS "convocatoria", r."ordenDelDia" AS "ordenDelDia", r."estado" AS "estado"
FROM "asamblea"."asamblea" r
LEFT JOIN "planes"."grupo" t1 ON t1."id" = r."grupoId";
GO
DROP VIEW IF EXISTS "reporte"."participante";
GO
CREATE VIEW "reporte"."participante" AS SELECT r."id" AS "id", r."asambleaId" AS "asambleaId", t1."numeroAsamblea" AS "numeroAsamblea", t3."productoCodigo" AS "producto", t3."grupo" AS "grupo", t4."identificacion" AS "identificacion", TRIM(CONCAT(t4."nombres", ' ', t4."apellidoPaterno", ' ', t4."apellidoMaterno")) AS "cliente", r."idCodigo" AS "idCodigo", r."codigo" AS "codigo", r."nombreCliente" AS "nombreCliente", r."cedula" AS "cedula", r."valorCuota" AS "valorCuota", r."cuotaVencidas" AS "cuotaVencidas", r."estado" AS "estado", r."estadoInicial" AS "estadoInicial", r."adjudicadoPor" AS "adjudicadoPor", r."asambleaAdjudica" AS "asambleaAdjudica", r."cantidadOferta" AS "cantidadOferta", r."prioridadOferta" AS "prioridadOferta"
FROM "asamblea"."participante" r
LEFT JOIN "asamblea"."asamblea" t1 ON t1."id" = r."asambleaId"
LEFT JOIN "planes"."plan_ahorro" t2 ON t2."id" = r."planId"
LEFT JOIN "planes"."grupo" t3 ON t3."id" = t2."grupoId"
LEFT JOIN "cliente"."persona" t4 ON t4."id" = r."personaId";
GO
DROP VIEW IF EXISTS "reporte"."adjudicacion";
GO
CREATE VIEW "reporte"."adjudicacion" AS SELECT r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", t3."identificacion" AS "identificacion", TRIM(CONCAT(t3."nombres", ' ', t3."apellidoPaterno", ' ', t3."apellidoMaterno")) AS "cliente", r."asambleaId" AS "asambleaId", t4."numeroAsamblea" AS "numeroAsamblea", r."adjudicadoPor" AS "adjudicadoPor", r."viaIngreso" AS "viaIngreso", TRIM(CONCAT(t5."nombre", ' ', t5."apellido")) AS "ejecutivo", r."prioridad" AS "prioridad", r."cuotasOfertadas" AS "cuotasOfertadas", r."valorCuota" AS "valorCuota", r."fecha" AS "fecha", r."estado" AS "estado", r."reemplazaA" AS "reemplazaA", r."motivoRetiro" AS "motivoRetiro", TRIM(CONCAT(t6."nombre", ' ', t6."apellido")) AS "retiradoPor", r."retiradoEn" AS "retiradoEn"
FROM "asamblea"."adjudicacion" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId"
LEFT JOIN "cliente"."persona" t3 ON t3."id" = r."personaId"
LEFT JOIN "asamblea"."asamblea" t4 ON t4."id" = r."asambleaId"
LEFT JOIN "seguridad"."usuario" t5 ON t5."id" = r."ejecutivoId"
LEFT JOIN "seguridad"."usuario" t6 ON t6."id" = r."retiradoPor";
GO
DROP VIEW IF EXISTS "reporte"."cliente";
GO
CREATE VIEW "reporte"."cliente" AS SELECT r."id" AS "id", r."tipoIdentificacion" AS "tipoIdentificacion", r."identificacion" AS "identificacion", r."nombres" AS "nombres", r."apellidoPaterno" AS "apellidoPaterno", r."apellidoMaterno" AS "apellidoMaterno", r."correo" AS "correo", r."celular" AS "celular", r."telefono" AS "telefono", r."direccion" AS "direccion", r."provinciaCodigo" AS "provinciaCodigo", t1."nombre" AS "provinciaNombre", r."cantonCodigo" AS "cantonCodigo", t2."nombre" AS "cantonNombre", r."parroquiaCodigo" AS "parroquiaCodigo", t3."nombre" AS "parroquiaNombre", r."fechaNacimiento" AS "fechaNacimiento", r."estadoCivil" AS "estadoCivil"
FROM "cliente"."persona" r
LEFT JOIN "catalogo"."provincia" t1 ON t1."codigo" = r."provinciaCodigo"
LEFT JOIN "catalogo"."canton" t2 ON t2."codigo" = r."cantonCodigo"
LEFT JOIN "catalogo"."parroquia" t3 ON t3."codigo" = r."parroquiaCodigo";
GO
DROP VIEW IF EXISTS "reporte"."solicitud";
GO
CREATE VIEW "reporte"."solicitud" AS SELECT r."estadoBien" AS "estadoBien", CASE r."estadoBien" WHEN 'Nuevo' THEN 'Nuevo' WHEN 'Usado' THEN 'Usado' END AS "estadoBienNombre", r."valorBien" AS "valorBien", r."nombres" AS "nombres", r."apellidoPaterno" AS "apellidoPaterno", r."apellidoMaterno" AS "apellidoMaterno", r."genero" AS "genero", CASE r."genero" WHEN 'M' THEN 'Masculino' WHEN 'F' THEN 'Femenino' END AS "generoNombre", r."fechaNacimiento" AS "fechaNacimiento", r."estadoCivil" AS "estadoCivil", CASE r."estadoCivil" WHEN 'S' THEN 'Soltero' WHEN 'C' THEN 'Casado' WHEN 'D' THEN 'Divorciado' WHEN 'V' THEN 'Viudo' WHEN 'U' THEN 'Unión de hecho' END AS "estadoCivilNombre", r."separacionBienes" AS "separacionBienes", CASE r."separacionBienes" WHEN 'S' THEN 'Sí' WHEN 'N' THEN 'No' END AS "separacionBienesNombre", r."nacionalidad" AS "nacionalidad", t1."nombre" AS "nacionalidadNombre", r."anosResidencia" AS "anosResidencia", r."profesion" AS "profesion", r."codigoDactilar" AS "codigoDactilar", r."correo" AS "correo", r."celular" AS "celular", r."tipoDomicilio" AS "tipoDomicilio", CASE r."tipoDomicilio" WHEN 'A' THEN 'Propia no hipotecada' WHEN 'B' THEN 'Propia hipotecada' WHEN 'C' THEN 'Arrendada' WHEN 'D' THEN 'Vive con familiares' END AS "tipoDomicilioNombre", r."nombrePropietario" AS "nombrePropietario", r."telefonoPropietario" AS "telefonoPropietario", r."domicilioDesde" AS "domicilioDesde", r."provinciaCodigo" AS "provinciaCodigo", t2."nombre" AS "provinciaNombre", r."cantonCodigo" AS "cantonCodigo", t3."nombre" AS "cantonNombre", r."parroquiaCodigo" AS "parroquiaCodigo", t4."nombre" AS "parroquiaNombre", r."direccion" AS "direccion", r."referenciaDomicilio" AS "referenciaDomicilio", r."telefonoDomicilio" AS "telefonoDomicilio", r."situacionLaboral" AS "situacionLaboral", CASE r."situacionLaboral" WHEN 'V' THEN 'Empleado privado' WHEN 'B' THEN 'Empleado público' WHEN 'I' THEN 'Independiente (RUC o RIMPE)' WHEN 'A' THEN 'Subsidio familiar o ama de casa' WHEN 'H' THEN 'Jubilado' END AS "situacionLaboralNombre", r."pepExpuesto" AS "pepExpuesto", CASE r."pepExpuesto" WHEN 'S' THEN 'Sí' WHEN 'N' THEN 'No' END AS "pepExpuestoNombre", r."pepVinculo" AS "pepVinculo", CASE r."pepVinculo" WHEN 'titular' THEN 'Es la persona expuesta' WHEN 'familiar' THEN 'Familiar' WHEN 'asociado' THEN 'Asociado cercano' END AS "pepVinculoNombre", r."pepNombres" AS "pepNombres", r."pepParentesco" AS "pepParentesco", CASE r."pepParentesco" WHEN 'madre' THEN 'Madre' WHEN 'padre' THEN 'Padre' WHEN 'hijo' THEN 'Hijo' WHEN 'abuelo' THEN 'Abuelo' WHEN 'hermano' THEN 'Hermano' WHEN 'tio' THEN 'Tío' WHEN 'primo' THEN 'Primo' WHEN 'sobrino' THEN 'Sobrino' WHEN 'amigo' THEN 'Amigo' WHEN 'yerno' THEN 'Yerno' WHEN 'suegro' THEN 'Suegro' WHEN 'cuñado' THEN 'Cuñado' WHEN 'colaborador' THEN 'Colaborador' WHEN 'Conyuge' THEN 'Cónyuge' END AS "pepParentescoNombre", r."beneficiarioEsTitular" AS "beneficiarioEsTitular", r."beneficiarioCedula" AS "beneficiarioCedula", r."beneficiarioNombres" AS "beneficiarioNombres", r."beneficiarioApellidoPaterno" AS "beneficiarioApellidoPaterno", r."beneficiarioApellidoMaterno" AS "beneficiarioApellidoMaterno", r."beneficiarioNacionalidad" AS "beneficiarioNacionalidad", t5."nombre" AS "beneficiarioNacionalidadNombre", r."beneficiarioGenero" AS "beneficiarioGenero", CASE r."beneficiarioGenero" WHEN 'M' THEN 'Masculino' WHEN 'F' THEN 'Femenino' END AS "beneficiarioGeneroNombre", r."beneficiarioActividad" AS "beneficiarioActividad", r."laboralInformal" AS "laboralInformal", r."laboralRuc" AS "laboralRuc", r."laboralNombre" AS "laboralNombre", r."laboralActividad" AS "laboralActividad", r."laboralActividadUafe" AS "laboralActividadUafe", t6."nombre" AS "laboralActividadUafeNombre", r."laboralCargo" AS "laboralCargo", r."laboralDireccion" AS "laboralDireccion", r."laboralTelefono" AS "laboralTelefono", r."laboralAnos" AS "laboralAnos", r."laboralCorreo" AS "laboralCorreo", r."jubilacionTipo" AS "jubilacionTipo", CASE r."jubilacionTipo" WHEN 'vejez' THEN 'Vejez' WHEN 'incapacidad' THEN 'Incapacidad' WHEN 'montepio' THEN 'Montepío' END AS "jubilacionTipoNombre", r."jubilacionInstitucion" AS "jubilacionInstitucion", CASE r."jubilacionInstitucion" WHEN 'iess' THEN 'IESS' WHEN 'issfa' THEN 'ISSFA' WHEN 'isspol' THEN 'ISSPOL' WHEN 'otros' THEN 'Otros' END AS "jubilacionInstitucionNombre", r."jubilacionFecha" AS "jubilacionFecha", r."subsidioPersona" AS "subsidioPersona", r."subsidioActividad" AS "subsidioActividad", r."subsidioParentesco" AS "subsidioParentesco", CASE r."subsidioParentesco" WHEN 'madre' THEN 'Madre' WHEN 'padre' THEN 'Padre' WHEN 'hijo' THEN 'Hijo' WHEN 'abuelo' THEN 'Abuelo' WHEN 'hermano' THEN 'Hermano' WHEN 'tio' THEN 'Tío' WHEN 'primo' THEN 'Primo' WHEN 'sobrino' THEN 'Sobrino' WHEN 'amigo' THEN 'Amigo' WHEN 'yerno' THEN 'Yerno' WHEN 'suegro' THEN 'Suegro' WHEN 'cuñado' THEN 'Cuñado' WHEN 'colaborador' THEN 'Colaborador' WHEN 'Conyuge' THEN 'Cónyuge' END AS "subsidioParentescoNombre", r."subsidioDesde" AS "subsidioDesde", r."id" AS "id", t7."idCodigo" AS "idCodigo", t8."productoCodigo" AS "producto", t8."grupo" AS "grupo", r."rol" AS "rol", TRIM(CONCAT(t9."nombres", ' ', t9."apellidoPaterno", ' ', t9."apellidoMaterno")) AS "cliente", r."identificacion" AS "identificacion", r."numAprobacion" AS "numAprobacion", r."estadoSol" AS "estadoSol", r."guardadaEn" AS "guardadaEn", TRIM(CONCAT(t10."nombre", ' ', t10."apellido")) AS "guardadaPor", r."generadaEn" AS "generadaEn", r."reemplazadaEn" AS "reemplazadaEn"
FROM "expediente"."solicitud" r
LEFT JOIN "catalogo"."pais" t1 ON t1."codigo" = r."nacionalidad"
LEFT JOIN "catalogo"."provincia" t2 ON t2."codigo" = r."provinciaCodigo"
LEFT JOIN "catalogo"."canton" t3 ON t3."codigo" = r."cantonCodigo"
LEFT JOIN "catalogo"."parroquia" t4 ON t4."codigo" = r."parroquiaCodigo"
LEFT JOIN "catalogo"."pais" t5 ON t5."codigo" = r."beneficiarioNacionalidad"
LEFT JOIN "catalogo"."actividad_uafe" t6 ON t6."codigo" = r."laboralActividadUafe"
LEFT JOIN "planes"."plan_ahorro" t7 ON t7."id" = r."planId"
LEFT JOIN "planes"."grupo" t8 ON t8."id" = t7."grupoId"
LEFT JOIN "cliente"."persona" t9 ON t9."id" = r."personaId"
LEFT JOIN "seguridad"."usuario" t10 ON t10."id" = r."guardadaPor";
GO
DROP VIEW IF EXISTS "reporte"."finanzas";
GO
CREATE VIEW "reporte"."finanzas" AS SELECT r."cajaBanco" AS "cajaBanco", r."cuentasPorCobrar" AS "cuentasPorCobrar", r."inventario" AS "inventario", r."viviendaTerreno" AS "viviendaTerreno", r."mueblesEnseres" AS "mueblesEnseres", r."vehiculoMaquinaria" AS "vehiculoMaquinaria", r."motocicleta" AS "motocicleta", r."otrosActivos" AS "otrosActivos", r."cuentasPorPagar" AS "cuentasPorPagar", r."proveedores" AS "proveedores", r."prestamoAno" AS "prestamoAno", r."prestamoMasAno" AS "prestamoMasAno", r."deudasNegocio" AS "deudasNegocio", r."otrasObligaciones" AS "otrasObligaciones", r."ingresoFijo" AS "ingresoFijo", r."ingresoConyuge" AS "ingresoConyuge", r."ingresoArriendo" AS "ingresoArriendo", r."ingresoPensiones" AS "ingresoPensiones", r."otrosIngresos" AS "otrosIngresos", r."egresoAlimentacion" AS "egresoAlimentacion", r."egresoEducacion" AS "egresoEducacion", r."egresoTransporte" AS "egresoTransporte", r."egresoArriendo" AS "egresoArriendo", r."egresoServicioBasico" AS "egresoServicioBasico", r."egresoBancarioComercial" AS "egresoBancarioComercial", r."egresoSalud" AS "egresoSalud", r."otrosEgresos" AS "otrosEgresos", r."id" AS "id", r."guardadaEn" AS "guardadaEn", TRIM(CONCAT(t1."nombre", ' ', t1."apellido")) AS "guardadaPor", r."solicitudId" AS "solicitudId", r."totalActivo" AS "totalActivo", r."totalPasivo" AS "totalPasivo", r."totalPatrimonio" AS "totalPatrimonio", r."totalIngresos" AS "totalIngresos", r."totalEgresos" AS "totalEgresos", r."totalIngresosEgresos" AS "totalIngresosEgresos"
FROM "expediente"."finanzas" r
LEFT JOIN "seguridad"."usuario" t1 ON t1."id" = r."guardadaPor";
GO
DROP VIEW IF EXISTS "reporte"."carpeta";
GO
CREATE VIEW "reporte"."carpeta" AS SELECT r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", r."adjudicacionId" AS "adjudicacionId", r."idDepartamento" AS "idDepartamento", r."abiertaEn" AS "abiertaEn", r."documentosTotal" AS "documentosTotal", r."documentosListos" AS "documentosListos", r."estadoDocumentos" AS "estadoDocumentos"
FROM "expediente"."carpeta" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId";
GO
DROP VIEW IF EXISTS "reporte"."envio";
GO
CREATE VIEW "reporte"."envio" AS SELECT r."id" AS "id", r."carpetaId" AS "carpetaId", r."enviadaEn" AS "enviadaEn", TRIM(CONCAT(t1."nombre", ' ', t1."apellido")) AS "enviadaPor", r."completa" AS "completa", r."faltantes" AS "faltantes", r."resultado" AS "resultado", r."tipoGarantia" AS "tipoGarantia", r."comentario" AS "comentario", TRIM(CONCAT(t2."nombre", ' ', t2."apellido")) AS "resueltaPor", r."resueltaEn" AS "resueltaEn"
FROM "expediente"."carpeta_envio" r
LEFT JOIN "seguridad"."usuario" t1 ON t1."id" = r."enviadaPor"
LEFT JOIN "seguridad"."usuario" t2 ON t2."id" = r."resueltaPor";
GO
DROP VIEW IF EXISTS "reporte"."documento";
GO
CREATE VIEW "reporte"."documento" AS SELECT r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", r."dueno" AS "dueno", r."tipoId" AS "tipoId", t3."nombre" AS "tipoNombre", TRIM(CONCAT(t4."nombres", ' ', t4."apellidoPaterno", ' ', t4."apellidoMaterno")) AS "cliente", r."identificacion" AS "identificacion", r."estado" AS "estado", r."aplica" AS "aplica", r."obligatorio" AS "obligatorio", r."archivoId" AS "archivoId", t5."nombre" AS "archivoNombre", TRIM(CONCAT(t6."nombre", ' ', t6."apellido")) AS "subidoPor", r."subidoEn" AS "subidoEn", TRIM(CONCAT(t7."nombre", ' ', t7."apellido")) AS "decididoPor", r."decididoEn" AS "decididoEn", r."decididoDepartamento" AS "decididoDepartamento", r."observaciones" AS "observaciones", r."reemplazadaEn" AS "reemplazadaEn"
FROM "expediente"."documento" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId"
LEFT JOIN "catalogo"."tipo_documento" t3 ON t3."id" = r."tipoId"
LEFT JOIN "cliente"."persona" t4 ON t4."id" = r."personaId"
LEFT JOIN "sistema"."archivo" t5 ON t5."id" = r."archivoId"
LEFT JOIN "seguridad"."usuario" t6 ON t6."id" = r."subidoPor"
LEFT JOIN "seguridad"."usuario" t7 ON t7."id" = r."decididoPor";
GO
DROP VIEW IF EXISTS "reporte"."riesgo";
GO
CREATE VIEW "reporte"."riesgo" AS SELECT r."id" AS "id", r."carpetaId" AS "carpetaId", t1."identificacion" AS "identificacion", TRIM(CONCAT(t1."nombres", ' ', t1."apellidoPaterno", ' ', t1."apellidoMaterno")) AS "cliente", r."puntaje" AS "puntaje", r."conBien" AS "conBien", TRIM(CONCAT(t2."nombre", ' ', t2."apellido")) AS "calculadoPor", r."calculadoEn" AS "calculadoEn", r."garantiasConfirmadas" AS "garantiasConfirmadas", TRIM(CONCAT(t3."nombre", ' ', t3."apellido")) AS "garantiasPor", r."garantiasEn" AS "garantiasEn", TRIM(CONCAT(t4."nombre", ' ', t4."apellido")) AS "actualizadoPor", r."actualizadoEn" AS "actualizadoEn"
FROM "riesgo"."riesgo_plan" r
LEFT JOIN "cliente"."persona" t1 ON t1."id" = r."personaId"
LEFT JOIN "seguridad"."usuario" t2 ON t2."id" = r."calculadoPor"
LEFT JOIN "seguridad"."usuario" t3 ON t3."id" = r."garantiasPor"
LEFT JOIN "seguridad"."usuario" t4 ON t4."id" = r."actualizadoPor";
GO
DROP VIEW IF EXISTS "reporte"."evento";
GO
CREATE VIEW "reporte"."evento" AS SELECT r."id" AS "id", r."tipo" AS "tipo", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", t3."identificacion" AS "identificacion", TRIM(CONCAT(t3."nombres", ' ', t3."apellidoPaterno", ' ', t3."apellidoMaterno")) AS "cliente", TRIM(CONCAT(t4."nombre", ' ', t4."apellido")) AS "usuario", r."idDepartamento" AS "idDepartamento", r."fecha" AS "fecha", r."observacion" AS "observacion"
FROM "expediente"."evento" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId"
LEFT JOIN "cliente"."persona" t3 ON t3."id" = r."personaId"
LEFT JOIN "seguridad"."usuario" t4 ON t4."id" = r."usuarioId";
GO
DROP VIEW IF EXISTS "reporte"."tarea";
GO
CREATE VIEW "reporte"."tarea" AS SELECT r."id" AS "id", r."tipoId" AS "tipoId", t1."nombre" AS "tipoNombre", t2."idCodigo" AS "idCodigo", t3."productoCodigo" AS "producto", t3."grupo" AS "grupo", t4."identificacion" AS "identificacion", TRIM(CONCAT(t4."nombres", ' ', t4."apellidoPaterno", ' ', t4."apellidoMaterno")) AS "cliente", TRIM(CONCAT(t5."nombre", ' ', t5."apellido")) AS "usuario", r."estado" AS "estado", r."creada" AS "creada", r."actualizada" AS "actualizada", TRIM(CONCAT(t6."nombre", ' ', t6."apellido")) AS "actualizadaPor", r."fechaEjecucion" AS "fechaEjecucion", r."accionId" AS "accionId", t7."nombre" AS "accionNombre", r."observaciones" AS "observaciones", r."eventoId" AS "eventoId", r."recurso" AS "recurso", r."clave" AS "clave", TRIM(CONCAT(t8."nombre", ' ', t8."apellido")) AS "creadaPor", TRIM(CONCAT(t9."nombre", ' ', t9."apellido")) AS "cerradaPor", r."cerradaEn" AS "cerradaEn"
FROM "expediente"."tarea" r
LEFT JOIN "catalogo"."tarea_tipo" t1 ON t1."id" = r."tipoId"
LEFT JOIN "planes"."plan_ahorro" t2 ON t2."id" = r."planId"
LEFT JOIN "planes"."grupo" t3 ON t3."id" = t2."grupoId"
LEFT JOIN "cliente"."persona" t4 ON t4."id" = r."personaId"
LEFT JOIN "seguridad"."usuario" t5 ON t5."id" = r."usuarioId"
LEFT JOIN "seguridad"."usuario" t6 ON t6."id" = r."actualizadaPor"
LEFT JOIN "catalogo"."tarea_accion" t7 ON t7."id" = r."accionId"
LEFT JOIN "seguridad"."usuario" t8 ON t8."id" = r."creadaPor"
LEFT JOIN "seguridad"."usuario" t9 ON t9."id" = r."cerradaPor";
GO
DROP VIEW IF EXISTS "reporte"."medio_aprobacion";
GO
CREATE VIEW "reporte"."medio_aprobacion" AS SELECT r."valor" AS "valor", r."desgravamen" AS "desgravamen", r."avaluo" AS "avaluo", r."costosLegales" AS "costosLegales", r."escrituras" AS "escrituras", r."impuestoTimbres" AS "impuestoTimbres", r."pagoAnticipado" AS "pagoAnticipado", r."observaciones" AS "observaciones", r."id" AS "id", t1."identificacion" AS "identificacion", TRIM(CONCAT(t1."nombres", ' ', t1."apellidoPaterno", ' ', t1."apellidoMaterno")) AS "cliente", r."productoCodigo" AS "producto", t2."nombre" AS "productoNombre", r."fichaId" AS "fichaId", r."estado" AS "estado", r."enviadoEn" AS "enviadoEn", TRIM(CONCAT(t3."nombre", ' ', t3."apellido")) AS "enviadoPor", r."decididoEn" AS "decididoEn", TRIM(CONCAT(t4."nombre", ' ', t4."apellido")) AS "decididoPor", r."motivo" AS "motivo", TRIM(CONCAT(t5."nombre", ' ', t5."apellido")) AS "ejecutivo", r."total" AS "total", r."diferencia" AS "diferencia", r."aseguradora" AS "aseguradora", r."numeroPoliza" AS "numeroPoliza", r."polizaDesde" AS "polizaDesde", r."polizaHasta" AS "polizaHasta", r."prima" AS "prima", r."dispositivoId" AS "dispositivoId", t6."nombre" AS "dispositivoNombre", r."dispositivo" AS "dispositivo", r."valorDispositivo" AS "valorDispositivo", r."idOrden" AS "idOrden", r."reemplazaA" AS "reemplazaA", TRIM(CONCAT(t7."nombre", ' ', t7."apellido")) AS "creadoPor", r."creadoEn" AS "creadoEn", TRIM(CONCAT(t8."nombre", ' ', t8."apellido")) AS "actualizadoPor", r."actualizadoEn" AS "actualizadoEn"
FROM "compra"."medio_aprobacion" r
LEFT JOIN "cliente"."persona" t1 ON t1."id" = r."personaId"
LEFT JOIN "catalogo"."producto" t2 ON t2."codigo" = r."productoCodigo"
LEFT JOIN "seguridad"."usuario" t3 ON t3."id" = r."enviadoPor"
LEFT JOIN "seguridad"."usuario" t4 ON t4."id" = r."decididoPor"
LEFT JOIN "seguridad"."usuario" t5 ON t5."id" = r."ejecutivoId"
LEFT JOIN "catalogo"."dispositivo" t6 ON t6."id" = r."dispositivoId"
LEFT JOIN "seguridad"."usuario" t7 ON t7."id" = r."creadoPor"
LEFT JOIN "seguridad"."usuario" t8 ON t8."id" = r."actualizadoPor";
GO
DROP VIEW IF EXISTS "reporte"."bien";
GO
CREATE VIEW "reporte"."bien" AS SELECT r."marcaId" AS "marcaId", t1."nombre" AS "marcaNombre", r."modeloId" AS "modeloId", t2."nombre" AS "modeloNombre", r."claseCodigo" AS "claseCodigo", t3."nombre" AS "claseNombre", r."tipo" AS "tipo", r."estadoBien" AS "estadoBien", CASE r."estadoBien" WHEN 'Nuevo' THEN 'Nuevo' WHEN 'Usado' THEN 'Usado' END AS "estadoBienNombre", r."anio" AS "anio", r."color" AS "color", r."chasis" AS "chasis", r."serieMotor" AS "serieMotor", r."placa" AS "placa", r."paisOrigen" AS "paisOrigen", t4."nombre" AS "paisOrigenNombre", r."tipoInmueble" AS "tipoInmueble", CASE r."tipoInmueble" WHEN 'CASA' THEN 'Casa' WHEN 'DEPARTAMENTO' THEN 'Departamento' WHEN 'TERRENO' THEN 'Terreno' WHEN 'LOCAL' THEN 'Local comercial' WHEN 'OFICINA' THEN 'Oficina' END AS "tipoInmuebleNombre", r."provinciaCodigo" AS "provinciaCodigo", t5."nombre" AS "provinciaNombre", r."cantonCodigo" AS "cantonCodigo", t6."nombre" AS "cantonNombre", r."direccion" AS "direccion", r."area" AS "area", r."registro" AS "registro", r."ramv" AS "ramv", r."kilometros" AS "kilometros", r."facturaNumero" AS "facturaNumero", r."facturaFecha" AS "facturaFecha", r."claveCatastral" AS "claveCatastral", r."linderos" AS "linderos", r."vendedorNombre" AS "vendedorNombre", r."vendedorIdentificacion" AS "vendedorIdentificacion", r."id" AS "id", t7."identificacion" AS "identificacion", TRIM(CONCAT(t7."nombres", ' ', t7."apellidoPaterno", ' ', t7."apellidoMaterno")) AS "cliente", r."productoCodigo" AS "producto", t8."nombre" AS "productoNombre", r."marca" AS "marca", r."modelo" AS "modelo", r."clase" AS "clase", TRIM(CONCAT(t9."nombre", ' ', t9."apellido")) AS "creadoPor", r."creadoEn" AS "creadoEn", TRIM(CONCAT(t10."nombre", ' ', t10."apellido")) AS "actualizadoPor", r."actualizadoEn" AS "actualizadoEn"
FROM "compra"."ficha_bien" r
LEFT JOIN "catalogo"."marca_vehiculo" t1 ON t1."id" = r."marcaId"
LEFT JOIN "catalogo"."modelo_vehiculo" t2 ON t2."id" = r."modeloId"
LEFT JOIN "catalogo"."clase_vehiculo" t3 ON t3."codigo" = r."claseCodigo"
LEFT JOIN "catalogo"."pais" t4 ON t4."codigo" = r."paisOrigen"
LEFT JOIN "catalogo"."provincia" t5 ON t5."codigo" = r."provinciaCodigo"
LEFT JOIN "catalogo"."canton" t6 ON t6."codigo" = r."cantonCodigo"
LEFT JOIN "cliente"."persona" t7 ON t7."id" = r."personaId"
LEFT JOIN "catalogo"."producto" t8 ON t8."codigo" = r."productoCodigo"
LEFT JOIN "seguridad"."usuario" t9 ON t9."id" = r."creadoPor"
LEFT JOIN "seguridad"."usuario" t10 ON t10."id" = r."actualizadoPor";
GO
DROP VIEW IF EXISTS "reporte"."concesionario";
GO
CREATE VIEW "reporte"."concesionario" AS SELECT r."nombreComercial" AS "nombreComercial", r."razonSocial" AS "razonSocial", r."ruc" AS "ruc", r."codigo" AS "codigo", r."correo" AS "correo", r."telefono" AS "telefono", r."direccion" AS "direccion", r."negociacion" AS "negociacion", r."banco" AS "banco", r."tipoCuenta" AS "tipoCuenta", CASE r."tipoCuenta" WHEN 'AHORROS' THEN 'Ahorros' WHEN 'CORRIENTE' THEN 'Corriente' END AS "tipoCuentaNombre", r."numeroCuenta" AS "numeroCuenta", r."estado" AS "estado", CASE r."estado" WHEN 'A' THEN 'Activo' WHEN 'I' THEN 'Inactivo' END AS "estadoNombre", r."id" AS "id", r."guardadaEn" AS "guardadaEn", TRIM(CONCAT(t1."nombre", ' ', t1."apellido")) AS "guardadaPor"
FROM "catalogo"."concesionario" r
LEFT JOIN "seguridad"."usuario" t1 ON t1."id" = r."guardadaPor";
GO
DROP VIEW IF EXISTS "reporte"."orden_de_compra";
GO
CREATE VIEW "reporte"."orden_de_compra" AS SELECT r."tipoCarta" AS "tipoCarta", CASE r."tipoCarta" WHEN '001' THEN 'Carta vehiculo nuevo' WHEN '002' THEN 'Carta vehiculo semi nuevo' WHEN '003' THEN 'Carta vehiculo nuevo concesionaria incluye dispositivo' END AS "tipoCartaNombre", r."incluyeConcesionario" AS "incluyeConcesionario", r."concesionarioId" AS "concesionarioId", t1."nombreComercial" AS "concesionarioNombre", r."vendedorId" AS "vendedorId", t2."nombre" AS "vendedorNombre", r."jefeVentasId" AS "jefeVentasId", t3."nombre" AS "jefeVentasNombre", r."contableId" AS "contableId", t4."nombre" AS "contableNombre", r."valorDispositivo" AS "valorDispositivo", r."atencionTercero" AS "atencionTercero", r."tipoIdentificacionTercero" AS "tipoIdentificacionTercero", CASE r."tipoIdentificacionTercero" WHEN 'C' THEN 'Cédula' WHEN 'R' THEN 'RUC' WHEN 'P' THEN 'Pasaporte' END AS "tipoIdentificacionTerceroNombre", r."identificacionTercero" AS "identificacionTercero", r."bancoTercero" AS "bancoTercero", r."tipoCuentaTercero" AS "tipoCuentaTercero", CASE r."tipoCuentaTercero" WHEN 'AHORROS' THEN 'Ahorros' WHEN 'CORRIENTE' THEN 'Corriente' END AS "tipoCuentaTerceroNombre", r."numeroCuentaTercero" AS "numeroCuentaTercero", r."porcentajeComision" AS "porcentajeComision", r."comisionDispositivo" AS "comisionDispositivo", r."id" AS "id", r."medioId" AS "medioId", t5."identificacion" AS "identificacion", TRIM(CONCAT(t5."nombres", ' ', t5."apellidoPaterno", ' ', t5."apellidoMaterno")) AS "cliente", r."estado" AS "estado", r."categoriaCarta" AS "categoriaCarta", r."cedula" AS "cedula", r."nombreCliente" AS "nombreCliente", r."direccion" AS "direccion", r."telefono" AS "telefono", r."marca" AS "marca", r."modelo" AS "modelo", r."tipoVehiculo" AS "tipoVehiculo", r."estadoBien" AS "estadoBien", r."anio" AS "anio", r."color" AS "color", r."motor" AS "motor", r."chasis" AS "chasis", r."placa" AS "placa", r."nombreConcesionario" AS "nombreConcesionario", r."rucConcesionario" AS "rucConcesionario", r."vendedor" AS "vendedor", r."jefeVentas" AS "jefeVentas", r."contable" AS "contable", r."valorVehiculo" AS "valorVehiculo", r."valorPlan" AS "valorPlan", r."valorComision" AS "valorComision", r."diferenciaPrecio" AS "diferenciaPrecio", r."pagoConcesionario" AS "pagoConcesionario", TRIM(CONCAT(t6."nombre", ' ', t6."apellido")) AS "creadoPor", r."rolCreador" AS "rolCreador", r."creadoEn" AS "creadoEn", TRIM(CONCAT(t7."nombre", ' ', t7."apellido")) AS "aprobadaPor", r."aprobadaEn" AS "aprobadaEn", TRIM(CONCAT(t8."nombre", ' ', t8."apellido")) AS "anuladaPor", r."anuladaEn" AS "anuladaEn", r."motivo" AS "motivo"
FROM "compra"."orden_de_compra" r
LEFT JOIN "catalogo"."concesionario" t1 ON t1."id" = r."concesionarioId"
LEFT JOIN "catalogo"."ejecutivo_concesionario" t2 ON t2."id" = r."vendedorId"
LEFT JOIN "catalogo"."ejecutivo_concesionario" t3 ON t3."id" = r."jefeVentasId"
LEFT JOIN "catalogo"."ejecutivo_concesionario" t4 ON t4."id" = r."contableId"
LEFT JOIN "cliente"."persona" t5 ON t5."id" = r."personaId"
LEFT JOIN "seguridad"."usuario" t6 ON t6."id" = r."creadoPor"
LEFT JOIN "seguridad"."usuario" t7 ON t7."id" = r."aprobadaPor"
LEFT JOIN "seguridad"."usuario" t8 ON t8."id" = r."anuladaPor";
GO
DROP VIEW IF EXISTS "reporte"."orden_plan";
GO
CREATE VIEW "reporte"."orden_plan" AS SELECT r."id" AS "id", r."ordenId" AS "ordenId", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", r."adjudicacionId" AS "adjudicacionId", r."posicion" AS "posicion", r."monto" AS "monto", r."vigente" AS "vigente"
FROM "compra"."orden_plan" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId";
GO
DROP VIEW IF EXISTS "reporte"."solicitud_de_pago";
GO
CREATE VIEW "reporte"."solicitud_de_pago" AS SELECT r."concepto" AS "concepto", r."observacion" AS "observacion", r."id" AS "id", r."ordenId" AS "ordenId", r."estado" AS "estado", r."valor" AS "valor", r."beneficiario" AS "beneficiario", r."rucBeneficiario" AS "rucBeneficiario", r."tipoIdentificacionBeneficiario" AS "tipoIdentificacionBeneficiario", r."identificacionBeneficiario" AS "identificacionBeneficiario", r."bancoBeneficiario" AS "bancoBeneficiario", r."tipoCuentaBeneficiario" AS "tipoCuentaBeneficiario", r."numeroCuentaBeneficiario" AS "numeroCuentaBeneficiario", r."solicitante" AS "solicitante", TRIM(CONCAT(t1."nombre", ' ', t1."apellido")) AS "creadoPor", r."rolCreador" AS "rolCreador", r."creadoEn" AS "creadoEn", TRIM(CONCAT(t2."nombre", ' ', t2."apellido")) AS "aprobadoPor", r."aprobadoEn" AS "aprobadoEn", TRIM(CONCAT(t3."nombre", ' ', t3."apellido")) AS "anuladoPor", r."anuladoEn" AS "anuladoEn", r."motivo" AS "motivo", r."transferidaEl" AS "transferidaEl", r."transferenciaReferencia" AS "transferenciaReferencia"
FROM "compra"."solicitud_de_pago" r
LEFT JOIN "seguridad"."usuario" t1 ON t1."id" = r."creadoPor"
LEFT JOIN "seguridad"."usuario" t2 ON t2."id" = r."aprobadoPor"
LEFT JOIN "seguridad"."usuario" t3 ON t3."id" = r."anuladoPor";
GO
DROP VIEW IF EXISTS "reporte"."carta_salida";
GO
CREATE VIEW "reporte"."carta_salida" AS SELECT r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", r."adjudicacionId" AS "adjudicacionId", t3."identificacion" AS "identificacion", TRIM(CONCAT(t3."nombres", ' ', t3."apellidoPaterno", ' ', t3."apellidoMaterno")) AS "cliente", r."estado" AS "estado", r."creadaEn" AS "creadaEn", TRIM(CONCAT(t4."nombre", ' ', t4."apellido")) AS "generadaPor", r."generadaEn" AS "generadaEn", r."motivoRechazo" AS "motivoRechazo", TRIM(CONCAT(t5."nombre", ' ', t5."apellido")) AS "rechazadaPor", r."rechazadaEn" AS "rechazadaEn", r."fechaEntrega" AS "fechaEntrega", TRIM(CONCAT(t6."nombre", ' ', t6."apellido")) AS "entregadaPor", r."entregadaEn" AS "entregadaEn", r."citaDia" AS "citaDia", r."citaHora" AS "citaHora", r."citaLugar" AS "citaLugar", r."recibeTipo" AS "recibeTipo", r."recibeIdentificacion" AS "recibeIdentificacion", r."recibeNombre" AS "recibeNombre"
FROM "compra"."carta_salida" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId"
LEFT JOIN "cliente"."persona" t3 ON t3."id" = r."personaId"
LEFT JOIN "seguridad"."usuario" t4 ON t4."id" = r."generadaPor"
LEFT JOIN "seguridad"."usuario" t5 ON t5."id" = r."rechazadaPor"
LEFT JOIN "seguridad"."usuario" t6 ON t6."id" = r."entregadaPor";
GO
DROP VIEW IF EXISTS "reporte"."pagare";
GO
CREATE VIEW "reporte"."pagare" AS SELECT r."conyugeCedula" AS "conyugeCedula", r."conyugeNombre" AS "conyugeNombre", r."garanteCedula" AS "garanteCedula", r."garanteNombre" AS "garanteNombre", r."garanteConyugeCedula" AS "garanteConyugeCedula", r."garanteConyugeNombre" AS "garanteConyugeNombre", r."segundoGaranteCedula" AS "segundoGaranteCedula", r."segundoGaranteNombre" AS "segundoGaranteNombre", r."testigoCedula" AS "testigoCedula", r."testigoNombre" AS "testigoNombre", r."huellaCedula" AS "huellaCedula", r."huellaNombre" AS "huellaNombre", r."representanteCedula" AS "representanteCedula", r."representanteNombre" AS "representanteNombre", r."id" AS "id", t1."idCodigo" AS "idCodigo", t2."productoCodigo" AS "producto", t2."grupo" AS "grupo", r."adjudicacionId" AS "adjudicacionId", t3."identificacion" AS "identificacion", TRIM(CONCAT(t3."nombres", ' ', t3."apellidoPaterno", ' ', t3."apellidoMaterno")) AS "cliente", r."estado" AS "estado", r."emision" AS "emision", r."cedulaCliente" AS "cedulaCliente", r."nombresCliente" AS "nombresCliente", r."lugarEmision" AS "lugarEmision", t4."nombre" AS "lugarEmisionNombre", r."fechaEmision" AS "fechaEmision", r."fechaInicial" AS "fechaInicial", r."fechaFinal" AS "fechaFinal", r."plazo" AS "plazo", r."valorDividendo" AS "valorDividendo", r."monto" AS "monto", TRIM(CONCAT(t5."nombre", ' ', t5."apellido")) AS "generadoPor", r."generadoEn" AS "generadoEn", TRIM(CONCAT(t6."nombre", ' ', t6."apellido")) AS "actualizadoPor", r."actualizadoEn" AS "actualizadoEn", TRIM(CONCAT(t7."nombre", ' ', t7."apellido")) AS "enviadoPor", r."enviadoEn" AS "enviadoEn", TRIM(CONCAT(t8."nombre", ' ', t8."apellido")) AS "decididoPor", r."decididoEn" AS "decididoEn", r."motivo" AS "motivo", r."reemplazaA" AS "reemplazaA", TRIM(CONCAT(t9."nombre", ' ', t9."apellido")) AS "anulacionPedidaPor", r."anulacionPedidaEn" AS "anulacionPedidaEn", r."motivoAnulacion" AS "motivoAnulacion", TRIM(CONCAT(t10."nombre", ' ', t10."apellido")) AS "anuladoPor", r."anuladoEn" AS "anuladoEn"
FROM "legal"."pagare" r
LEFT JOIN "planes"."plan_ahorro" t1 ON t1."id" = r."planId"
LEFT JOIN "planes"."grupo" t2 ON t2."id" = t1."grupoId"
LEFT JOIN "cliente"."persona" t3 ON t3."id" = r."personaId"
LEFT JOIN "catalogo"."ciudad" t4 ON t4."codigo" = r."lugarEmision"
LEFT JOIN "seguridad"."usuario" t5 ON t5."id" = r."generadoPor"
LEFT JOIN "seguridad"."usuario" t6 ON t6."id" = r."actualizadoPor"
LEFT JOIN "seguridad"."usuario" t7 ON t7."id" = r."enviadoPor"
LEFT JOIN "seguridad"."usuario" t8 ON t8."id" = r."decididoPor"
LEFT JOIN "seguridad"."usuario" t9 ON t9."id" = r."anulacionPedidaPor"
LEFT JOIN "seguridad"."usuario" t10 ON t10."id" = r."anuladoPor";
GO
DROP VIEW IF EXISTS "reporte"."pagare_cuota";
GO
CREATE VIEW "reporte"."pagare_cuota" AS SELECT r."id" AS "id", r."pagareId" AS "pagareId", r."emision" AS "emision", r."numero" AS "numero", r."fechaVencimiento" AS "fechaVencimiento", r."valor" AS "valor"
FROM "legal"."pagare_cuota" r;
GO
DROP VIEW IF EXISTS "reporte"."prenda";
GO
CREATE VIEW "reporte"."prenda" AS SELECT r."tipoGarantia" AS "tipoGarantia", CASE r."tipoGarantia" WHEN 'F' THEN 'Fideicomiso' WHEN 'C' THEN 'Prenda Comercial' END AS "tipoGarantiaNombre", r."fechaEmision" AS "fechaEmision", r."estadoCivil" AS "estadoCivil", CASE r."estadoCivil" WHEN 'S' THEN 'Soltero' WHEN 'C' THEN 'Casado' WHEN 'D' THEN 'Divorciado' WHEN 'V' THEN 'Viudo' WHEN 'U' THEN 'Unión de hecho' END AS "estadoCivilNombre", r."separacionBienes" AS "separacionBienes", CASE r."separacionBienes" WHEN 'S' THEN 'Sí' WHEN 'N' THEN 'No' END AS "separacionBienesNombre", r."estadoBien" AS "estadoBien", CASE r."estadoBien" WHEN 'Nuevo' THEN 'Nuevo' WHEN 'Usado' THEN 'Usado' END AS "estadoBienNombre", r."vehiculoMarca" AS "vehiculoMarca", r."vehiculoModelo" AS "vehiculoModelo", r."vehiculoAnio" AS "vehiculoAnio", r."vehiculoColor" AS "vehiculoColor", r."vehiculoMotor" AS "vehiculoMotor", r."vehiculoChasis" AS "vehiculoChasis", r."vehiculoPlaca" AS "vehiculoPlaca", r."inmuebleTipo" AS "inmuebleTipo", CASE r."inmuebleTipo" WHEN 'CASA' THEN 'Casa' WHEN 'DEPARTAMENTO' THEN 'Departamento' WHEN 'TERRENO' THEN 'Terreno' WHEN 'LOCAL' THEN 'Local comercial' WHEN 'OFICINA' THEN 'Oficina' END AS "inmuebleTipoNombre", r."inmuebleCanton" AS "inmuebleCanton", r."inmuebleDireccion" AS "inmuebleDireccion", r."inmuebleArea" AS "inmuebleArea", r."inmuebleRegistro" AS "inmuebleRegistro", r."depositarioCedula" AS "depositarioCedula", r."depositarioNombres" AS "depositarioNombres", r."depositarioApellidos" AS "depositarioApellidos", r."depositarioCorreo" AS "depositarioCorreo", r."representanteEmpresa" AS "representanteEmpresa", r."enCalidadEmpresa" AS "enCalidadEmpresa", r."id" AS "id", r."guardadaEn" AS "guardadaEn", TRIM(CONCAT(t1."nombre", ' ', t1."apellido")) AS "guardadaPor", r."pagareId" AS "pagareId", r."origenBien" AS "origenBien", r."escritos" AS "escritos"
FROM "legal"."prenda" r
LEFT JOIN "seguridad"."usuario" t1 ON t1."id" = r."guardadaPor";
GO
DROP VIEW IF EXISTS "reporte"."contrato";
GO
CREATE VIEW "reporte"."contrato" AS SELECT r."estadoCivil" AS "estadoCivil", CASE r."estadoCivil" WHEN 'S' THEN 'Soltero' WHEN 'C' THEN 'Casado' WHEN 'D' THEN 'Divorciado' WHEN 'V' THEN 'Viudo' WHEN 'U' THEN 'Unión de hecho' END AS "estadoCivilNombre", r."separacionBienes" AS "separacionBienes", CASE r."separacionBienes" WHEN 'S' THEN 'Sí' WHEN 'N' THEN 'No' END AS "separacionBienesNombre", r."disolucionConyugal" AS "disolucionConyugal", r."poderConyuge" AS "poderConyuge", r."apoderado" AS "apoderado", r."estadoBien" AS "estadoBien", CASE r."estadoBien" WHEN 'Nuevo' THEN 'Nuevo' WHEN 'Usado' THEN 'Usado' END AS "estadoBienNombre", r."aval" AS "aval", r."avalConyuge" AS "avalConyuge", r."lugarEmision" AS "lugarEmision", t1."nombre" AS "lugarEmisionNombre", r."fechaEmision" AS "fechaEmision", r."id" AS "id", t2."idCodigo" AS "idCodigo", t3."productoCodigo" AS "producto", t3."grupo" AS "grupo", r."adjudicacionId" AS "adjudicacionId", t4."identificacion" AS "identificacion", TRIM(CONCAT(t4."nombres", ' ', t4."apellidoPaterno", ' ', t4."apellidoMaterno")) AS "cliente", r."estado" AS "estado", TRIM(CONCAT(t5."nombre", ' ', t5."apellido")) AS "creadoPor", r."creadoEn" AS "creadoEn", TRIM(CONCAT(t6."nombre", ' ', t6."apellido")) AS "editadoPor", r."editadoEn" AS "editadoEn", TRIM(CONCAT(t7."nombre", ' ', t7."apellido")) AS "enviadoPor", r."enviadoEn" AS "enviadoEn", TRIM(CONCAT(t8."nombre", ' ', t8."apellido")) AS "aprobadoPor", r."aprobadoEn" AS "aprobadoEn", TRIM(CONCAT(t9."nombre", ' ', t9."apellido")) AS "rechazadoPor", r."rechazadoEn" AS "rechazadoEn", r."motivo" AS "motivo"
FROM "legal"."contrato" r
LEFT JOIN "catalogo"."ciudad" t1 ON t1."codigo" = r."lugarEmision"
LEFT JOIN "planes"."plan_ahorro" t2 ON t2."id" = r."planId"
LEFT JOIN "planes"."grupo" t3 ON t3."id" = t2."grupoId"
LEFT JOIN "cliente"."persona" t4 ON t4."id" = r."personaId"
LEFT JOIN "seguridad"."usuario" t5 ON t5."id" = r."creadoPor"
LEFT JOIN "seguridad"."usuario" t6 ON t6."id" = r."editadoPor"
LEFT JOIN "seguridad"."usuario" t7 ON t7."id" = r."enviadoPor"
LEFT JOIN "seguridad"."usuario" t8 ON t8."id" = r."aprobadoPor"
LEFT JOIN "seguridad"."usuario" t9 ON t9."id" = r."rechazadoPor";
GO

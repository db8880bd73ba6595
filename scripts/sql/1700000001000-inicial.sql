-- Inicial1700000001000
-- Huella: 78812605968967c675b78e16ffe8e6d6565666c5d939d6d901303643d8c261d3
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000001000-inicial.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
GO
IF OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND NOT DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb') AND EXISTS (SELECT 1 FROM sys.tables WHERE is_ms_shipped = 0)
RAISERROR (N'Esta base tiene tablas y no es de la aplicación. No se cambió nada.', 16, 1);
GO
IF OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND NOT DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb') AND NOT EXISTS (SELECT 1 FROM sys.tables WHERE is_ms_shipped = 0)
CREATE TABLE "dbo"."migracion" (
  "id" int NOT NULL IDENTITY(1,1),
  "timestamp" bigint NOT NULL,
  "name" varchar(255) NOT NULL,
  CONSTRAINT "PK_migracion" PRIMARY KEY ("id")
);
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'huella') IS NULL
ALTER TABLE "dbo"."migracion" ADD "huella" varchar(64) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaPor') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaPor" nvarchar(128) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaEn') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaEn" datetime2(3) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'duracionMs') IS NULL
ALTER TABLE "dbo"."migracion" ADD "duracionMs" int NULL;
GO
IF OBJECT_ID(N'tempdb..#inicio') IS NOT NULL
DROP TABLE #inicio;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
IF SCHEMA_ID('catalogo') IS NULL BEGIN EXEC ('CREATE SCHEMA "catalogo"') END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
IF SCHEMA_ID('seguridad') IS NULL BEGIN EXEC ('CREATE SCHEMA "seguridad"') END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
IF SCHEMA_ID('sistema') IS NULL BEGIN EXEC ('CREATE SCHEMA "sistema"') END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
IF SCHEMA_ID('cliente') IS NULL BEGIN EXEC ('CREATE SCHEMA "cliente"') END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
IF SCHEMA_ID('asamblea') IS NULL BEGIN EXEC ('CREATE SCHEMA "asamblea"') END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."producto" (
  "codigo" varchar(2) NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  CONSTRAINT "PK_producto" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."departamento" (
  "codigo" varchar(3) NOT NULL,
  "nombre" nvarchar(60),
  "asignable" bit NOT NULL,
  CONSTRAINT "PK_departamento" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."notario" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(120) NOT NULL,
  "tipo" varchar(20) NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "PK_notario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE UNIQUE INDEX "IX_notario_nombre" ON "catalogo"."notario" ("nombre");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."provincia" (
  "codigo" varchar(2) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "PK_provincia" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."canton" (
  "codigo" varchar(4) NOT NULL,
  "provinciaCodigo" varchar(2) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "FK_canton_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "PK_canton" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_canton_provinciaCodigo" ON "catalogo"."canton" ("provinciaCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."parroquia" (
  "codigo" varchar(6) NOT NULL,
  "cantonCodigo" varchar(4) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "FK_parroquia_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "PK_parroquia" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_parroquia_cantonCodigo" ON "catalogo"."parroquia" ("cantonCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."pais" (
  "codigo" varchar(2) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "nombreIngles" nvarchar(80) NOT NULL,
  "prefijo" varchar(20) NOT NULL,
  CONSTRAINT "PK_pais" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."ciudad" (
  "codigo" varchar(6) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "PK_ciudad" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."banco" (
  "codigo" varchar(6) NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  CONSTRAINT "PK_banco" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."feriado" (
  "id" int NOT NULL IDENTITY(1,1),
  "fecha" char(10) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "PK_feriado" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE UNIQUE INDEX "IX_feriado_fecha" ON "catalogo"."feriado" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "catalogo"."actividad_uafe" (
  "codigo" varchar(12) NOT NULL,
  "nombre" nvarchar(300) NOT NULL,
  CONSTRAINT "PK_actividad_uafe" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "seguridad"."acceso" (
  "id" int NOT NULL IDENTITY(1,1),
  "instante" datetime2(3) NOT NULL,
  "usuarioId" int NOT NULL,
  "operacion" varchar(80) NOT NULL,
  "recurso" varchar(40) NOT NULL,
  "recursoId" varchar(60) NOT NULL,
  "solicitud" varchar(40),
  CONSTRAINT "PK_acceso" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_acceso_usuarioId_instante" ON "seguridad"."acceso" ("usuarioId", "instante");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_acceso_recurso_recursoId" ON "seguridad"."acceso" ("recurso", "recursoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "seguridad"."auditoria" (
  "id" int NOT NULL IDENTITY(1,1),
  "instante" datetime2(3) NOT NULL,
  "usuarioId" int,
  "usuario" varchar(40) NOT NULL,
  "accion" varchar(40) NOT NULL,
  "recurso" varchar(40) NOT NULL,
  "recursoId" varchar(60) NOT NULL,
  "antes" nvarchar(MAX),
  "despues" nvarchar(MAX),
  "solicitud" varchar(40),
  "huella" varchar(64) NOT NULL,
  "posicion" int,
  "cadena" varchar(64),
  CONSTRAINT "PK_auditoria" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_auditoria_instante" ON "seguridad"."auditoria" ("instante");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_auditoria_recurso_recursoId" ON "seguridad"."auditoria" ("recurso", "recursoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE UNIQUE INDEX "IX_auditoria_posicion" ON "seguridad"."auditoria" ("posicion") WHERE "posicion" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "seguridad"."usuario" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuario" varchar(40) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "apellido" nvarchar(80) NOT NULL,
  "correo" nvarchar(120),
  "role" nvarchar(40) NOT NULL,
  "idDepartamento" varchar(3),
  "claveHash" varchar(200) NOT NULL,
  "activo" bit NOT NULL,
  "debeCambiarContrasena" bit NOT NULL,
  "creadoEn" datetime2(3) NOT NULL,
  "actualizadoEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_usuario_usuario" UNIQUE ("usuario"),
  CONSTRAINT "FK_usuario_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento" ("codigo"),
  CONSTRAINT "PK_usuario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "seguridad"."sesion" (
  "id" varchar(36) NOT NULL,
  "usuarioId" int NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "ultimaActividad" datetime2(3) NOT NULL,
  "expiraEn" datetime2(3) NOT NULL,
  "revocadaEn" datetime2(3),
  CONSTRAINT "FK_sesion_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_sesion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_sesion_usuarioId" ON "seguridad"."sesion" ("usuarioId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "seguridad"."idempotencia" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "clave" varchar(100) NOT NULL,
  "ruta" varchar(200) NOT NULL,
  "huellaCuerpo" varchar(64) NOT NULL,
  "respuestaEstado" int,
  "respuesta" nvarchar(MAX),
  "creadaEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_idempotencia_usuarioId_clave" UNIQUE ("usuarioId", "clave"),
  CONSTRAINT "PK_idempotencia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_idempotencia_creadaEn" ON "seguridad"."idempotencia" ("creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "sistema"."archivo" (
  "id" int NOT NULL IDENTITY(1,1),
  "clave" varchar(120) NOT NULL,
  "nombre" nvarchar(200) NOT NULL,
  "tipo" varchar(100) NOT NULL,
  "longitud" int NOT NULL,
  "sha256" varchar(64) NOT NULL,
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_archivo_clave" UNIQUE ("clave"),
  CONSTRAINT "FK_archivo_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_archivo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "sistema"."importacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipo" varchar(30) NOT NULL,
  "nombreArchivo" nvarchar(200) NOT NULL,
  "sha256" varchar(64) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "leidas" int NOT NULL,
  "creadas" int NOT NULL,
  "cambiadas" int NOT NULL,
  "iguales" int NOT NULL,
  "rechazadas" int NOT NULL,
  "resumen" nvarchar(MAX),
  "creadaPor" int,
  "creadaEn" datetime2(3) NOT NULL,
  "aplicadaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "FK_importacion_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_importacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "sistema"."importacion_error" (
  "id" int NOT NULL IDENTITY(1,1),
  "importacionId" int NOT NULL,
  "linea" int NOT NULL,
  "columna" nvarchar(60),
  "mensaje" nvarchar(500) NOT NULL,
  CONSTRAINT "FK_importacion_error_importacionId" FOREIGN KEY ("importacionId") REFERENCES "sistema"."importacion" ("id"),
  CONSTRAINT "PK_importacion_error" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_importacion_error_importacionId_linea" ON "sistema"."importacion_error" ("importacionId", "linea");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "sistema"."importacion_fila" (
  "id" int NOT NULL IDENTITY(1,1),
  "importacionId" int NOT NULL,
  "linea" int NOT NULL,
  "clave" nvarchar(120) NOT NULL,
  "datos" nvarchar(MAX) NOT NULL,
  CONSTRAINT "FK_importacion_fila_importacionId" FOREIGN KEY ("importacionId") REFERENCES "sistema"."importacion" ("id"),
  CONSTRAINT "PK_importacion_fila" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_importacion_fila_importacionId_clave" ON "sistema"."importacion_fila" ("importacionId", "clave");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "sistema"."notificacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "titulo" nvarchar(120) NOT NULL,
  "texto" nvarchar(500) NOT NULL,
  "enlace" nvarchar(200),
  "creadaEn" datetime2(3) NOT NULL,
  "leidaEn" datetime2(3),
  CONSTRAINT "FK_notificacion_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_notificacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_notificacion_usuarioId_creadaEn" ON "sistema"."notificacion" ("usuarioId", "creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "sistema"."mensaje" (
  "id" int NOT NULL IDENTITY(1,1),
  "clave" varchar(120) NOT NULL,
  "destinatario" nvarchar(120) NOT NULL,
  "asunto" nvarchar(200) NOT NULL,
  "cuerpo" nvarchar(MAX) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "intentos" int NOT NULL,
  "proximoIntento" datetime2(3) NOT NULL,
  "enviadoEn" datetime2(3),
  "ultimoError" nvarchar(500),
  "creadoEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_mensaje_clave" UNIQUE ("clave"),
  CONSTRAINT "PK_mensaje" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_mensaje_estado_proximoIntento" ON "sistema"."mensaje" ("estado", "proximoIntento");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "sistema"."contador" (
  "serie" varchar(40) NOT NULL,
  "valor" int NOT NULL,
  CONSTRAINT "PK_contador" PRIMARY KEY ("serie")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."grupo" (
  "id" int NOT NULL IDENTITY(1,1),
  "productoCodigo" varchar(2) NOT NULL,
  "grupo" varchar(10) NOT NULL,
  "mesesPlan" int NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "fechaInicio" char(10),
  "version" int NOT NULL,
  CONSTRAINT "UQ_grupo_productoCodigo_grupo" UNIQUE ("productoCodigo", "grupo"),
  CONSTRAINT "FK_grupo_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "PK_grupo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."persona" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoIdentificacion" varchar(1) NOT NULL,
  "identificacion" varchar(20) NOT NULL,
  "nombres" nvarchar(120) NOT NULL,
  "apellidoPaterno" nvarchar(80) NOT NULL,
  "apellidoMaterno" nvarchar(80) NOT NULL,
  "correo" nvarchar(254),
  "celular" varchar(15),
  "telefono" varchar(15),
  "direccion" nvarchar(200),
  "provinciaCodigo" varchar(2),
  "cantonCodigo" varchar(4),
  "parroquiaCodigo" varchar(6),
  "fechaNacimiento" char(10),
  "estadoCivil" varchar(1),
  "version" int NOT NULL,
  CONSTRAINT "UQ_persona_tipoIdentificacion_identificacion" UNIQUE ("tipoIdentificacion", "identificacion"),
  CONSTRAINT "FK_persona_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "FK_persona_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "FK_persona_parroquiaCodigo" FOREIGN KEY ("parroquiaCodigo") REFERENCES "catalogo"."parroquia" ("codigo"),
  CONSTRAINT "PK_persona" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_persona_identificacion" ON "cliente"."persona" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."plan" (
  "id" int NOT NULL IDENTITY(1,1),
  "idCodigo" varchar(24) NOT NULL,
  "grupoId" int NOT NULL,
  "codigo" varchar(10) NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "cuotasPagadas" int NOT NULL,
  "cuotasVencidas" int NOT NULL,
  "saldo" decimal(14,2) NOT NULL,
  "estadoPlan" varchar(1) NOT NULL,
  "vendedor" nvarchar(120),
  "supervisor" nvarchar(120),
  "ciudad" nvarchar(80),
  "version" int NOT NULL,
  CONSTRAINT "UQ_plan_grupoId_codigo" UNIQUE ("grupoId", "codigo"),
  CONSTRAINT "UQ_plan_idCodigo" UNIQUE ("idCodigo"),
  CONSTRAINT "FK_plan_grupoId" FOREIGN KEY ("grupoId") REFERENCES "cliente"."grupo" ("id"),
  CONSTRAINT "PK_plan" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "asamblea"."asamblea" (
  "id" int NOT NULL IDENTITY(1,1),
  "grupoId" int NOT NULL,
  "productoCodigo" varchar(2) NOT NULL,
  "numeroAsamblea" int NOT NULL,
  "fecha" char(10) NOT NULL,
  "hora" char(5) NOT NULL,
  "lugar" nvarchar(60) NOT NULL,
  "notario" nvarchar(120) NOT NULL,
  "testigo1" nvarchar(120),
  "testigo2" nvarchar(120),
  "testigo3" nvarchar(120),
  "estado" varchar(20) NOT NULL,
  "versionParticipantes" int NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_asamblea_grupoId_numeroAsamblea" UNIQUE ("grupoId", "numeroAsamblea"),
  CONSTRAINT "FK_asamblea_grupoId" FOREIGN KEY ("grupoId") REFERENCES "cliente"."grupo" ("id"),
  CONSTRAINT "PK_asamblea" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_asamblea_productoCodigo_fecha" ON "asamblea"."asamblea" ("productoCodigo", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_asamblea_fecha" ON "asamblea"."asamblea" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "asamblea"."adjudicacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "asambleaId" int NOT NULL,
  "adjudicadoPor" varchar(10) NOT NULL,
  "prioridad" int NOT NULL,
  "cuotasOfertadas" int NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "fecha" char(10) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "reemplazaA" int,
  "motivoRetiro" nvarchar(500),
  "retiradoPor" int,
  "retiradoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "FK_adjudicacion_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_adjudicacion_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_adjudicacion_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_adjudicacion_reemplazaA" FOREIGN KEY ("reemplazaA") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_adjudicacion_retiradoPor" FOREIGN KEY ("retiradoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_adjudicacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_adjudicacion_fecha" ON "asamblea"."adjudicacion" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_adjudicacion_asambleaId" ON "asamblea"."adjudicacion" ("asambleaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE UNIQUE INDEX "IX_adjudicacion_planId" ON "asamblea"."adjudicacion" ("planId") WHERE "estado" = 'ADJ';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE UNIQUE INDEX "IX_adjudicacion_reemplazaA" ON "asamblea"."adjudicacion" ("reemplazaA") WHERE "reemplazaA" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."carpeta" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "idDepartamento" varchar(3),
  "abiertaEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_carpeta_adjudicacionId" UNIQUE ("adjudicacionId"),
  CONSTRAINT "FK_carpeta_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_carpeta_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "PK_carpeta" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_carpeta_planId" ON "cliente"."carpeta" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."evento" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipo" varchar(30) NOT NULL,
  "planId" int NOT NULL,
  "personaId" int,
  "usuarioId" int,
  "idDepartamento" varchar(3),
  "fecha" datetime2(3) NOT NULL,
  "observacion" nvarchar(500),
  CONSTRAINT "FK_evento_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_evento_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_evento_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_evento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_evento_planId_fecha" ON "cliente"."evento" ("planId", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."movimiento" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "fecha" char(10) NOT NULL,
  "tipoDocumento" varchar(10) NOT NULL,
  "serieDocumento" varchar(10) NOT NULL,
  "numeroDocumento" varchar(20) NOT NULL,
  "tipoMovimiento" varchar(10) NOT NULL,
  "referencia" nvarchar(200),
  "valorDebito" decimal(14,2) NOT NULL,
  "valorCredito" decimal(14,2) NOT NULL,
  CONSTRAINT "UQ_movimiento_planId_tipoDocumento_serieDocumento_num_8e180b" UNIQUE ("planId", "tipoDocumento", "serieDocumento", "numeroDocumento"),
  CONSTRAINT "FK_movimiento_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "PK_movimiento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_movimiento_planId_fecha" ON "cliente"."movimiento" ("planId", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."persona_token" (
  "token" nvarchar(80) NOT NULL,
  "nombreNormalizado" nvarchar(300) NOT NULL,
  "personaId" int NOT NULL,
  CONSTRAINT "FK_persona_token_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_persona_token" PRIMARY KEY ("token", "personaId")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_persona_token_personaId" ON "cliente"."persona_token" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_persona_token_token_nombreNormalizado_personaId" ON "cliente"."persona_token" ("token", "nombreNormalizado", "personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."asignacion_ejecutivo" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "mes" varchar(7) NOT NULL,
  "usuarioId" int NOT NULL,
  CONSTRAINT "UQ_asignacion_ejecutivo_planId_mes" UNIQUE ("planId", "mes"),
  CONSTRAINT "FK_asignacion_ejecutivo_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_asignacion_ejecutivo_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_asignacion_ejecutivo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_asignacion_ejecutivo_usuarioId_mes" ON "cliente"."asignacion_ejecutivo" ("usuarioId", "mes");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "cliente"."plan_titular" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "desde" char(10) NOT NULL,
  "hasta" char(10),
  CONSTRAINT "FK_plan_titular_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_plan_titular_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_plan_titular" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_plan_titular_personaId" ON "cliente"."plan_titular" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE UNIQUE INDEX "IX_plan_titular_planId" ON "cliente"."plan_titular" ("planId") WHERE "hasta" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "asamblea"."acta" (
  "id" int NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "numeroVersion" int NOT NULL,
  "archivoId" int NOT NULL,
  "huella" varchar(64) NOT NULL,
  "motivo" nvarchar(500),
  "generadaPor" int,
  "generadaEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_acta_asambleaId_numeroVersion" UNIQUE ("asambleaId", "numeroVersion"),
  CONSTRAINT "FK_acta_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_acta_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo" ("id"),
  CONSTRAINT "FK_acta_generadaPor" FOREIGN KEY ("generadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_acta" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE TABLE "asamblea"."participante" (
  "id" int NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "idCodigo" varchar(24) NOT NULL,
  "codigo" varchar(10) NOT NULL,
  "nombreCliente" nvarchar(300) NOT NULL,
  "cedula" varchar(20) NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "cuotaVencidas" int NOT NULL,
  "estado" varchar(20) NOT NULL,
  "estadoInicial" varchar(20) NOT NULL,
  "adjudicadoPor" varchar(10) NOT NULL,
  "asambleaAdjudica" int NOT NULL,
  "cantidadOferta" int NOT NULL,
  "prioridadOferta" int NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_participante_asambleaId_planId" UNIQUE ("asambleaId", "planId"),
  CONSTRAINT "FK_participante_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_participante_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_participante_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_participante" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_participante_planId" ON "asamblea"."participante" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
CREATE INDEX "IX_participante_asambleaId_codigo" ON "asamblea"."participante" ("asambleaId", "codigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000001000, N'Inicial1700000001000', N'78812605968967c675b78e16ffe8e6d6565666c5d939d6d901303643d8c261d3', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
RAISERROR (N'Inicial1700000001000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000' AND "huella" <> N'78812605968967c675b78e16ffe8e6d6565666c5d939d6d901303643d8c261d3')
RAISERROR (N'Inicial1700000001000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

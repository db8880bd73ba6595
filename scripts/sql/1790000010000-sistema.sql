-- Sistema1790000010000
-- Huella: 60bf87941fd9f2a01724a53213aaa8d2b1f11ce171d0a0edf80b7c47cfdc7949
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000010000-sistema.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
RAISERROR (N'Falta Legal1790000009000: aplique antes 1790000009000-legal.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
EXEC (N'CREATE SCHEMA "sistema"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."archivo" (
  "id" int NOT NULL IDENTITY(1,1),
  "clave" varchar(120) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(300) NOT NULL,
  "tipo" varchar(100) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "longitud" int NOT NULL,
  "sha256" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "sha256Recibido" varchar(64) COLLATE Latin1_General_100_BIN2,
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_archivo_clave" UNIQUE ("clave"),
  CONSTRAINT "FK_archivo_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_archivo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_archivo_sha256" ON "sistema"."archivo" ("sha256");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."borrador" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "formulario" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "clave" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "seccion" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "contenido" nvarchar(MAX) NOT NULL,
  "versionBase" int NOT NULL,
  "guardadoEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_borrador_usuarioId_formulario_clave_seccion" UNIQUE ("usuarioId", "formulario", "clave", "seccion"),
  CONSTRAINT "CK_borrador_formulario" CHECK ("formulario" IN ('solicitud', 'conyuge', 'garante', 'depositario', 'finanzas', 'referencia', 'contrato', 'pagare', 'prenda', 'medio-aprobacion', 'formato')),
  CONSTRAINT "FK_borrador_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_borrador" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_borrador_guardadoEn" ON "sistema"."borrador" ("guardadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_borrador_formulario_clave" ON "sistema"."borrador" ("formulario", "clave");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."entrada_de_lista" (
  "id" int NOT NULL IDENTITY(1,1),
  "lista" nvarchar(60) NOT NULL,
  "tipo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "persona" nvarchar(120) NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "detalle" nvarchar(120),
  "importacionId" int NOT NULL,
  CONSTRAINT "UQ_entrada_de_lista_lista_persona" UNIQUE ("lista", "persona"),
  CONSTRAINT "CK_entrada_de_lista_tipo" CHECK ("tipo" IN ('PEP', 'SANCION')),
  CONSTRAINT "PK_entrada_de_lista" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_entrada_de_lista_identificacion" ON "sistema"."entrada_de_lista" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."clave_de_lista" (
  "clave" nvarchar(120) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "entradaId" int NOT NULL,
  CONSTRAINT "FK_clave_de_lista_entradaId" FOREIGN KEY ("entradaId") REFERENCES "sistema"."entrada_de_lista" ("id"),
  CONSTRAINT "PK_clave_de_lista" PRIMARY KEY ("clave", "entradaId")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_clave_de_lista_entradaId" ON "sistema"."clave_de_lista" ("entradaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."contador" (
  "serie" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "valor" int NOT NULL,
  CONSTRAINT "PK_contador" PRIMARY KEY ("serie")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."cotejo" (
  "sujeto" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "sujetoId" int NOT NULL,
  "visto" int NOT NULL,
  CONSTRAINT "PK_cotejo" PRIMARY KEY ("sujeto", "sujetoId")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."reporte_control" (
  "id" int NOT NULL IDENTITY(1,1),
  "organismo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "periodo" varchar(7) COLLATE Latin1_General_100_BIN2 NOT NULL,
  CONSTRAINT "UQ_reporte_control_organismo_periodo" UNIQUE ("organismo", "periodo"),
  CONSTRAINT "CK_reporte_control_organismo" CHECK ("organismo" IN ('SC', 'UAFE')),
  CONSTRAINT "PK_reporte_control" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."documento_emitido" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipo" varchar(30) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "numeroVersion" int NOT NULL,
  "registroVersion" int,
  "motivo" nvarchar(500),
  "archivoId" int NOT NULL,
  "sha256" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "paginas" int,
  "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "codigo" varchar(28) COLLATE Latin1_General_100_BIN2,
  "emitidoPor" int,
  "emitidoEn" datetime2(3) NOT NULL,
  "hechos" nvarchar(MAX),
  "asambleaId" int,
  "solicitudId" int,
  "ordenId" int,
  "cartaSalidaId" int,
  "solicitudDePagoId" int,
  "pagareId" int,
  "contratoId" int,
  "adendaId" int,
  "prendaId" int,
  "carpetaId" int,
  "reporteId" int,
  CONSTRAINT "CK_documento_emitido_dueno" CHECK (CASE WHEN "asambleaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "solicitudId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "ordenId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "solicitudDePagoId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "cartaSalidaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "pagareId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "prendaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "contratoId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "adendaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "carpetaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "reporteId" IS NULL THEN 0 ELSE 1 END = 1),
  CONSTRAINT "CK_documento_emitido_tipo" CHECK (("tipo" = 'acta' AND "asambleaId" IS NOT NULL) OR ("tipo" = 'constancia' AND "asambleaId" IS NOT NULL) OR ("tipo" = 'solicitud' AND "solicitudId" IS NOT NULL) OR ("tipo" = 'orden-de-compra' AND "ordenId" IS NOT NULL) OR ("tipo" = 'solicitud-de-pago' AND "solicitudDePagoId" IS NOT NULL) OR ("tipo" = 'carta-salida' AND "cartaSalidaId" IS NOT NULL) OR ("tipo" = 'pagare' AND "pagareId" IS NOT NULL) OR ("tipo" = 'prenda' AND "prendaId" IS NOT NULL) OR ("tipo" = 'contrato' AND "contratoId" IS NOT NULL) OR ("tipo" = 'adenda' AND "adendaId" IS NOT NULL) OR ("tipo" = 'hoja-de-decision' AND "carpetaId" IS NOT NULL) OR ("tipo" = 'reporte-control' AND "reporteId" IS NOT NULL)),
  CONSTRAINT "FK_documento_emitido_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo" ("id"),
  CONSTRAINT "FK_documento_emitido_emitidoPor" FOREIGN KEY ("emitidoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_documento_emitido_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_documento_emitido_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "expediente"."solicitud" ("id"),
  CONSTRAINT "FK_documento_emitido_ordenId" FOREIGN KEY ("ordenId") REFERENCES "compra"."orden_de_compra" ("id"),
  CONSTRAINT "FK_documento_emitido_cartaSalidaId" FOREIGN KEY ("cartaSalidaId") REFERENCES "compra"."carta_salida" ("id"),
  CONSTRAINT "FK_documento_emitido_solicitudDePagoId" FOREIGN KEY ("solicitudDePagoId") REFERENCES "compra"."solicitud_de_pago" ("id"),
  CONSTRAINT "FK_documento_emitido_pagareId" FOREIGN KEY ("pagareId") REFERENCES "legal"."pagare" ("id"),
  CONSTRAINT "FK_documento_emitido_contratoId" FOREIGN KEY ("contratoId") REFERENCES "legal"."contrato" ("id"),
  CONSTRAINT "FK_documento_emitido_adendaId" FOREIGN KEY ("adendaId") REFERENCES "legal"."adenda" ("id"),
  CONSTRAINT "FK_documento_emitido_prendaId" FOREIGN KEY ("prendaId") REFERENCES "legal"."prenda" ("id"),
  CONSTRAINT "FK_documento_emitido_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "expediente"."carpeta" ("id"),
  CONSTRAINT "FK_documento_emitido_reporteId" FOREIGN KEY ("reporteId") REFERENCES "sistema"."reporte_control" ("id"),
  CONSTRAINT "PK_documento_emitido" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_documento_emitido_sha256" ON "sistema"."documento_emitido" ("sha256");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_documento_emitido_huella" ON "sistema"."documento_emitido" ("huella");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_codigo" ON "sistema"."documento_emitido" ("codigo") WHERE "codigo" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_documento_emitido_archivoId" ON "sistema"."documento_emitido" ("archivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_reporteId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("reporteId", "tipo", "numeroVersion") WHERE "reporteId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_carpetaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("carpetaId", "tipo", "numeroVersion") WHERE "carpetaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_adendaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("adendaId", "tipo", "numeroVersion") WHERE "adendaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_contratoId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("contratoId", "tipo", "numeroVersion") WHERE "contratoId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_prendaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("prendaId", "tipo", "numeroVersion") WHERE "prendaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_pagareId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("pagareId", "tipo", "numeroVersion") WHERE "pagareId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_cartaSalidaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("cartaSalidaId", "tipo", "numeroVersion") WHERE "cartaSalidaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_solicitudDePagoId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("solicitudDePagoId", "tipo", "numeroVersion") WHERE "solicitudDePagoId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_ordenId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("ordenId", "tipo", "numeroVersion") WHERE "ordenId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_solicitudId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("solicitudId", "tipo", "numeroVersion") WHERE "solicitudId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE UNIQUE INDEX "IX_documento_emitido_asambleaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("asambleaId", "tipo", "numeroVersion") WHERE "asambleaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."suscripcion" (
  "id" int NOT NULL IDENTITY(1,1),
  "cuentaId" int NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  "url" varchar(500) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "eventos" nvarchar(MAX) NOT NULL,
  "activa" bit NOT NULL,
  "rechazadaEn" datetime2(3),
  "secretos" nvarchar(MAX) NOT NULL,
  "fallas" int NOT NULL,
  "fallaDesde" datetime2(3),
  "pausaHasta" datetime2(3),
  "avisadaEn" datetime2(3),
  "ultimoExito" datetime2(3),
  "creadaEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "CK_suscripcion_eventos" CHECK (ISJSON("eventos") = 1),
  CONSTRAINT "FK_suscripcion_cuentaId" FOREIGN KEY ("cuentaId") REFERENCES "seguridad"."cuenta_servicio" ("id"),
  CONSTRAINT "PK_suscripcion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_suscripcion_cuentaId" ON "sistema"."suscripcion" ("cuentaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."envio_evento" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "suscripcionId" int NOT NULL,
  "clave" varchar(36) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "tipo" varchar(30) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "idCodigo" varchar(24) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "recurso" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "recursoId" varchar(60) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "ocurridoEn" datetime2(3) NOT NULL,
  "posicion" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "intentos" int NOT NULL,
  "ultimoIntento" datetime2(3),
  "proximoIntento" datetime2(3) NOT NULL,
  "entregadoEn" datetime2(3),
  "codigo" varchar(20) COLLATE Latin1_General_100_BIN2,
  "respuesta" nvarchar(500),
  "milisegundos" int,
  "creadoEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_envio_evento_clave" UNIQUE ("clave"),
  CONSTRAINT "CK_envio_evento_estado" CHECK ("estado" IN ('pendiente', 'entregado', 'fallido', 'descartado')),
  CONSTRAINT "FK_envio_evento_suscripcionId" FOREIGN KEY ("suscripcionId") REFERENCES "sistema"."suscripcion" ("id"),
  CONSTRAINT "PK_envio_evento" PRIMARY KEY ("id")) WITH (DATA_COMPRESSION = PAGE
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_envio_evento_estado_creadoEn" ON "sistema"."envio_evento" ("estado", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_envio_evento_idCodigo" ON "sistema"."envio_evento" ("idCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_envio_evento_suscripcionId_idCodigo_estado" ON "sistema"."envio_evento" ("suscripcionId", "idCodigo", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_envio_evento_estado_proximoIntento_suscripcionId" ON "sistema"."envio_evento" ("estado", "proximoIntento", "suscripcionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."importacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipo" varchar(30) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombreArchivo" nvarchar(300) NOT NULL,
  "sha256" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
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
  CONSTRAINT "CK_importacion_tipo" CHECK ("tipo" IN ('grupos', 'personas', 'planes', 'notarios', 'usuarios', 'asambleas', 'adjudicaciones', 'ejecutivos-asignados', 'movimientos', 'actividades-uafe', 'feriados', 'tipos-documento', 'parametros-riesgo', 'marcas-modelos', 'precios-vehiculo', 'concesionarios', 'ejecutivos-concesionario', 'dispositivos', 'tipos-tarea', 'listas-control')),
  CONSTRAINT "CK_importacion_estado" CHECK ("estado" IN ('VALIDANDO', 'VALIDADA', 'CON ERRORES', 'APLICADA', 'FALLIDA')),
  CONSTRAINT "CK_importacion_resumen" CHECK (ISJSON("resumen") = 1),
  CONSTRAINT "FK_importacion_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_importacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."importacion_error" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "importacionId" int NOT NULL,
  "linea" int NOT NULL,
  "columna" nvarchar(60),
  "mensaje" nvarchar(500) NOT NULL,
  "valor" nvarchar(200),
  "registro" nvarchar(200),
  CONSTRAINT "FK_importacion_error_importacionId" FOREIGN KEY ("importacionId") REFERENCES "sistema"."importacion" ("id"),
  CONSTRAINT "PK_importacion_error" PRIMARY KEY ("id")) WITH (DATA_COMPRESSION = PAGE
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_importacion_error_importacionId_linea" ON "sistema"."importacion_error" ("importacionId", "linea");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."importacion_fila" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "importacionId" int NOT NULL,
  "linea" int NOT NULL,
  "clave" nvarchar(120) NOT NULL,
  "datos" nvarchar(MAX) NOT NULL,
  "revisado" nvarchar(MAX),
  CONSTRAINT "FK_importacion_fila_importacionId" FOREIGN KEY ("importacionId") REFERENCES "sistema"."importacion" ("id"),
  CONSTRAINT "PK_importacion_fila" PRIMARY KEY ("id")) WITH (DATA_COMPRESSION = PAGE
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_importacion_fila_importacionId_clave" ON "sistema"."importacion_fila" ("importacionId", "clave");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."instalacion" (
  "id" int NOT NULL,
  "identificador" varchar(36) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "huellaClave" varchar(64) COLLATE Latin1_General_100_BIN2,
  "huellaSiguiente" varchar(64) COLLATE Latin1_General_100_BIN2,
  "barrido" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "motivoBarrido" nvarchar(200),
  "turno" varchar(36) COLLATE Latin1_General_100_BIN2,
  "turnoAnterior" varchar(36) COLLATE Latin1_General_100_BIN2,
  CONSTRAINT "CK_instalacion_barrido" CHECK ("barrido" IN ('activo', 'detenido')),
  CONSTRAINT "PK_instalacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."mensaje" (
  "id" int NOT NULL IDENTITY(1,1),
  "clave" varchar(120) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "destinatario" nvarchar(254) NOT NULL,
  "asunto" nvarchar(200) NOT NULL,
  "cuerpo" nvarchar(MAX) NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "intentos" int NOT NULL,
  "ultimoIntento" datetime2(3),
  "proximoIntento" datetime2(3) NOT NULL,
  "enviadoEn" datetime2(3),
  "codigoError" varchar(20) COLLATE Latin1_General_100_BIN2,
  "ultimoError" nvarchar(500),
  "creadoEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_mensaje_clave" UNIQUE ("clave"),
  CONSTRAINT "CK_mensaje_estado" CHECK ("estado" IN ('pendiente', 'enviado', 'fallido', 'descartado')),
  CONSTRAINT "PK_mensaje" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_mensaje_estado_proximoIntento" ON "sistema"."mensaje" ("estado", "proximoIntento");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."notificacion" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "titulo" nvarchar(120) NOT NULL,
  "texto" nvarchar(500) NOT NULL,
  "recurso" varchar(40) COLLATE Latin1_General_100_BIN2,
  "clave" nvarchar(80),
  "enlace" nvarchar(200),
  "creadaEn" datetime2(3) NOT NULL,
  "leidaEn" datetime2(3),
  "planId" int,
  "trabajo" varchar(30) COLLATE Latin1_General_100_BIN2,
  "atendidaEn" datetime2(3),
  CONSTRAINT "FK_notificacion_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_notificacion_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "PK_notificacion" PRIMARY KEY NONCLUSTERED ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_notificacion_planId_trabajo" ON "sistema"."notificacion" ("planId", "trabajo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_notificacion_usuarioId_leidaEn_atendidaEn" ON "sistema"."notificacion" ("usuarioId", "leidaEn", "atendidaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE CLUSTERED INDEX "IX_notificacion_usuarioId_creadaEn" ON "sistema"."notificacion" ("usuarioId", "creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."retencion" (
  "id" int NOT NULL,
  "proceso" varchar(36) COLLATE Latin1_General_100_BIN2,
  "hasta" datetime2(3),
  "ultima" datetime2(3),
  CONSTRAINT "PK_retencion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."vista_guardada" (
  "id" int NOT NULL IDENTITY(1,1),
  "lista" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "usuarioId" int NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  "compartida" bit NOT NULL,
  "contenido" nvarchar(MAX) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_vista_guardada_lista_usuarioId_nombre" UNIQUE ("lista", "usuarioId", "nombre"),
  CONSTRAINT "FK_vista_guardada_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_vista_guardada" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_vista_guardada_usuarioId" ON "sistema"."vista_guardada" ("usuarioId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE TABLE "sistema"."vista_inicial" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "lista" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "vistaId" int NOT NULL,
  CONSTRAINT "UQ_vista_inicial_usuarioId_lista" UNIQUE ("usuarioId", "lista"),
  CONSTRAINT "FK_vista_inicial_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_vista_inicial_vistaId" FOREIGN KEY ("vistaId") REFERENCES "sistema"."vista_guardada" ("id"),
  CONSTRAINT "PK_vista_inicial" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
CREATE INDEX "IX_vista_inicial_vistaId" ON "sistema"."vista_inicial" ("vistaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_reciboId" FOREIGN KEY ("reciboId") REFERENCES "sistema"."archivo"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "FK_constancia_copia_documentoId" FOREIGN KEY ("documentoId") REFERENCES "sistema"."documento_emitido"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "FK_constancia_copia_extractoId" FOREIGN KEY ("extractoId") REFERENCES "sistema"."archivo"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "legal"."copia_firmada" ADD CONSTRAINT "FK_copia_firmada_documentoId" FOREIGN KEY ("documentoId") REFERENCES "sistema"."documento_emitido"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "legal"."copia_firmada" ADD CONSTRAINT "FK_copia_firmada_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "expediente"."documento" ADD CONSTRAINT "FK_documento_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
ALTER TABLE "expediente"."documento_version" ADD CONSTRAINT "FK_documento_version_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000010000, N'Sistema1790000010000', N'60bf87941fd9f2a01724a53213aaa8d2b1f11ce171d0a0edf80b7c47cfdc7949', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
RAISERROR (N'Sistema1790000010000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000' AND "huella" <> N'60bf87941fd9f2a01724a53213aaa8d2b1f11ce171d0a0edf80b7c47cfdc7949')
RAISERROR (N'Sistema1790000010000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

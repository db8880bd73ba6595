-- Suscripciones1700000067000
-- Huella: 4fcb8e9cf222108d2428170bc35e7d37c68d6584b0db379621de4c7725602a63
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000067000-suscripciones.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
RAISERROR (N'Falta Condiciones1700000066000: aplique antes 1700000066000-condiciones.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
CREATE TABLE "sistema"."suscripcion" (
  "id" int NOT NULL IDENTITY(1,1),
  "cuentaId" int NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  "url" varchar(500) NOT NULL,
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
  CONSTRAINT "FK_suscripcion_cuentaId" FOREIGN KEY ("cuentaId") REFERENCES "seguridad"."cuenta_servicio" ("id"),
  CONSTRAINT "PK_suscripcion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
CREATE INDEX "IX_suscripcion_cuentaId" ON "sistema"."suscripcion" ("cuentaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
CREATE TABLE "sistema"."envio_evento" (
  "id" int NOT NULL IDENTITY(1,1),
  "suscripcionId" int NOT NULL,
  "clave" varchar(36) NOT NULL,
  "tipo" varchar(30) NOT NULL,
  "idCodigo" varchar(24) NOT NULL,
  "recurso" varchar(40) NOT NULL,
  "recursoId" varchar(60) NOT NULL,
  "ocurridoEn" datetime2(3) NOT NULL,
  "posicion" int NOT NULL,
  "estado" varchar(20) NOT NULL,
  "intentos" int NOT NULL,
  "ultimoIntento" datetime2(3),
  "proximoIntento" datetime2(3) NOT NULL,
  "entregadoEn" datetime2(3),
  "codigo" varchar(20),
  "respuesta" nvarchar(500),
  "milisegundos" int,
  "creadoEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_envio_evento_clave" UNIQUE ("clave"),
  CONSTRAINT "FK_envio_evento_suscripcionId" FOREIGN KEY ("suscripcionId") REFERENCES "sistema"."suscripcion" ("id"),
  CONSTRAINT "PK_envio_evento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
CREATE INDEX "IX_envio_evento_estado_proximoIntento_suscripcionId" ON "sistema"."envio_evento" ("estado", "proximoIntento", "suscripcionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
CREATE INDEX "IX_envio_evento_suscripcionId_idCodigo_estado" ON "sistema"."envio_evento" ("suscripcionId", "idCodigo", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
CREATE INDEX "IX_envio_evento_idCodigo" ON "sistema"."envio_evento" ("idCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
ALTER TABLE "sistema"."envio_evento" ADD CONSTRAINT "CK_envio_evento_estado" CHECK ("estado" IS NULL OR ("estado" IN ('pendiente', 'entregado', 'fallido', 'descartado')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000067000, N'Suscripciones1700000067000', N'4fcb8e9cf222108d2428170bc35e7d37c68d6584b0db379621de4c7725602a63', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
RAISERROR (N'Suscripciones1700000067000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000' AND "huella" <> N'4fcb8e9cf222108d2428170bc35e7d37c68d6584b0db379621de4c7725602a63')
RAISERROR (N'Suscripciones1700000067000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

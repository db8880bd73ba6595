-- Concesionarios1700000013000
-- Huella: 16855ae2419d3436c0eb5e4b245e42b56c2c7de5e1bbce35f053da89fc2980fb
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000013000-concesionarios.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
RAISERROR (N'Falta DocumentosEmitidos1700000012000: aplique antes 1700000012000-documentos-emitidos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE TABLE "catalogo"."concesionario" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombreComercial" nvarchar(120) NOT NULL,
  "razonSocial" nvarchar(120) NOT NULL,
  "ruc" varchar(13),
  "codigo" varchar(20),
  "correo" nvarchar(254),
  "telefono" varchar(10),
  "direccion" nvarchar(100),
  "negociacion" decimal(14,2),
  "estado" varchar(20) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_concesionario_nombreComercial" UNIQUE ("nombreComercial"),
  CONSTRAINT "FK_concesionario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_concesionario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE UNIQUE INDEX "IX_concesionario_codigo" ON "catalogo"."concesionario" ("codigo") WHERE "codigo" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE TABLE "catalogo"."ejecutivo_concesionario" (
  "id" int NOT NULL IDENTITY(1,1),
  "concesionarioId" int NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "correo" nvarchar(254) NOT NULL,
  "departamento" varchar(20) NOT NULL,
  "telefono" varchar(10) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_ejecutivo_concesionario_concesionarioId_nombre_dep_d3c800" UNIQUE ("concesionarioId", "nombre", "departamento"),
  CONSTRAINT "FK_ejecutivo_concesionario_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario" ("id"),
  CONSTRAINT "FK_ejecutivo_concesionario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_ejecutivo_concesionario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "concesionarioId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "guardadaEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "guardadaPor" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "version" int NOT NULL CONSTRAINT "DF_dispositivo_version" DEFAULT 1;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "FK_dispositivo_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "FK_dispositivo_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" DROP CONSTRAINT "UQ_dispositivo_nombre";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "UQ_dispositivo_concesionarioId_nombre" UNIQUE ("concesionarioId", "nombre");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE UNIQUE INDEX "IX_dispositivo_nombre" ON "catalogo"."dispositivo" ("nombre") WHERE "concesionarioId" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE INDEX "IX_medio_aprobacion_dispositivoId" ON "cliente"."medio_aprobacion" ("dispositivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000013000, N'Concesionarios1700000013000', N'16855ae2419d3436c0eb5e4b245e42b56c2c7de5e1bbce35f053da89fc2980fb', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
RAISERROR (N'Concesionarios1700000013000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000' AND "huella" <> N'16855ae2419d3436c0eb5e4b245e42b56c2c7de5e1bbce35f053da89fc2980fb')
RAISERROR (N'Concesionarios1700000013000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

-- Prendas1700000019000
-- Huella: 3b27b157b3613f857726d609f941fc1f06138db65232fb957bbbbdac19e3ce97
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000019000-prendas.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
RAISERROR (N'Falta Pagares1700000018000: aplique antes 1700000018000-pagares.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
CREATE TABLE "cliente"."prenda" (
  "id" int NOT NULL IDENTITY(1,1),
  "pagareId" int NOT NULL,
  "tipoGarantia" varchar(1),
  "fechaEmision" char(10) NOT NULL,
  "estadoCivil" varchar(1) NOT NULL,
  "separacionBienes" varchar(1),
  "estadoBien" varchar(5),
  "vehiculoMarca" nvarchar(60),
  "vehiculoModelo" nvarchar(80),
  "vehiculoAnio" int,
  "vehiculoColor" nvarchar(40),
  "vehiculoMotor" nvarchar(30),
  "vehiculoChasis" nvarchar(30),
  "vehiculoPlaca" nvarchar(10),
  "inmuebleTipo" varchar(20),
  "inmuebleCanton" nvarchar(120),
  "inmuebleDireccion" nvarchar(100),
  "inmuebleArea" decimal(14,2),
  "inmuebleRegistro" nvarchar(40),
  "depositarioCedula" varchar(10) NOT NULL,
  "depositarioNombres" nvarchar(120) NOT NULL,
  "depositarioApellidos" nvarchar(120),
  "depositarioCorreo" nvarchar(254) NOT NULL,
  "representanteEmpresa" nvarchar(160) NOT NULL,
  "enCalidadEmpresa" nvarchar(80) NOT NULL,
  "origenBien" varchar(5),
  "escritos" nvarchar(500),
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_prenda_pagareId" UNIQUE ("pagareId"),
  CONSTRAINT "CK_prenda_origenBien" CHECK ("origenBien" IS NULL OR "origenBien" IN ('orden', 'medio')),
  CONSTRAINT "FK_prenda_pagareId" FOREIGN KEY ("pagareId") REFERENCES "cliente"."pagare" ("id"),
  CONSTRAINT "FK_prenda_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_prenda" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
ALTER TABLE "sistema"."documento_emitido" ADD "prendaId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_prendaId" FOREIGN KEY ("prendaId") REFERENCES "cliente"."prenda"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
CREATE UNIQUE INDEX "IX_documento_emitido_prendaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("prendaId", "tipo", "numeroVersion") WHERE "prendaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_prenda" CHECK ("tipo" <> 'prenda' OR "prendaId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000019000, N'Prendas1700000019000', N'3b27b157b3613f857726d609f941fc1f06138db65232fb957bbbbdac19e3ce97', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
RAISERROR (N'Prendas1700000019000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000' AND "huella" <> N'3b27b157b3613f857726d609f941fc1f06138db65232fb957bbbbdac19e3ce97')
RAISERROR (N'Prendas1700000019000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

-- CuentasDeServicio1700000061000
-- Huella: 0bb00d344131df65724470dd05d3d719c00e589075d66d3b29675fcc3d32b690
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000061000-cuentas-de-servicio.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Reportes1700000058000')
RAISERROR (N'Falta Reportes1700000058000: aplique antes 1700000058000-reportes.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Reportes1700000058000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000')
CREATE TABLE "seguridad"."cuenta_servicio" (
  "id" int NOT NULL,
  "alcances" nvarchar(MAX) NOT NULL,
  "direcciones" nvarchar(MAX) NOT NULL,
  "activa" bit NOT NULL,
  CONSTRAINT "FK_cuenta_servicio_id" FOREIGN KEY ("id") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_cuenta_servicio" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000')
CREATE TABLE "seguridad"."clave_servicio" (
  "id" int NOT NULL IDENTITY(1,1),
  "cuentaId" int NOT NULL,
  "publico" varchar(12) NOT NULL,
  "huella" varchar(64) NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "vence" datetime2(3) NOT NULL,
  "revocadaEn" datetime2(3),
  "ultimoUso" datetime2(3),
  "ultimaDireccion" varchar(45),
  CONSTRAINT "UQ_clave_servicio_publico" UNIQUE ("publico"),
  CONSTRAINT "FK_clave_servicio_cuentaId" FOREIGN KEY ("cuentaId") REFERENCES "seguridad"."cuenta_servicio" ("id"),
  CONSTRAINT "PK_clave_servicio" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000')
CREATE INDEX "IX_clave_servicio_cuentaId" ON "seguridad"."clave_servicio" ("cuentaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000061000, N'CuentasDeServicio1700000061000', N'0bb00d344131df65724470dd05d3d719c00e589075d66d3b29675fcc3d32b690', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000')
RAISERROR (N'CuentasDeServicio1700000061000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000' AND "huella" <> N'0bb00d344131df65724470dd05d3d719c00e589075d66d3b29675fcc3d32b690')
RAISERROR (N'CuentasDeServicio1700000061000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

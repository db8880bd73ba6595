-- Retencion1700000071000
-- Huella: abd2688025a96240f8e91620ad48d2ea9e07c28abdbcff72093e0a371e5dae4e
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000071000-retencion.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000')
RAISERROR (N'Falta IdentidadDeEmpresa1700000070000: aplique antes 1700000070000-identidad-de-empresa.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000')
CREATE TABLE "sistema"."retencion" (
  "id" int NOT NULL,
  "proceso" varchar(36),
  "hasta" datetime2(3),
  "ultima" datetime2(3),
  CONSTRAINT "PK_retencion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000')
CREATE INDEX "IX_acceso_instante" ON "seguridad"."acceso" ("instante");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000')
CREATE INDEX "IX_consulta_buro_fecha" ON "cliente"."consulta_buro" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000071000, N'Retencion1700000071000', N'abd2688025a96240f8e91620ad48d2ea9e07c28abdbcff72093e0a371e5dae4e', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000')
RAISERROR (N'Retencion1700000071000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Retencion1700000071000' AND "huella" <> N'abd2688025a96240f8e91620ad48d2ea9e07c28abdbcff72093e0a371e5dae4e')
RAISERROR (N'Retencion1700000071000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

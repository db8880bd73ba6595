-- CodigoDeVerificacion1796023110436
-- Huella: 61fe6203cfe0edefe19ddcae16e1b36ef129515968a82daa9ec0716e9c173df1
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1796023110436-codigo-de-verificacion.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
RAISERROR (N'Falta Sistema1790000010000: aplique antes 1790000010000-sistema.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
ALTER TABLE "sistema"."documento_emitido" ADD "codigo" varchar(28) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
CREATE UNIQUE INDEX "IX_documento_emitido_codigo" ON "sistema"."documento_emitido" ("codigo") WHERE "codigo" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
DROP INDEX "IX_documento_emitido_huella" ON "sistema"."documento_emitido";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
DROP INDEX "IX_documento_emitido_sha256" ON "sistema"."documento_emitido";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
CREATE INDEX "IX_documento_emitido_huella" ON "sistema"."documento_emitido" ("huella");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
CREATE INDEX "IX_documento_emitido_sha256" ON "sistema"."documento_emitido" ("sha256");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1796023110436, N'CodigoDeVerificacion1796023110436', N'61fe6203cfe0edefe19ddcae16e1b36ef129515968a82daa9ec0716e9c173df1', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
RAISERROR (N'CodigoDeVerificacion1796023110436 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436' AND "huella" <> N'61fe6203cfe0edefe19ddcae16e1b36ef129515968a82daa9ec0716e9c173df1')
RAISERROR (N'CodigoDeVerificacion1796023110436 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

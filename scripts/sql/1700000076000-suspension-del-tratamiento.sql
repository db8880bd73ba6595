-- SuspensionDelTratamiento1700000076000
-- Huella: 391f870c20c014fb5213c22da15eabf7743d1646f440fa5a61875e9808ab805d
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000076000-suspension-del-tratamiento.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
RAISERROR (N'Falta DerechosDelTitular1700000075000: aplique antes 1700000075000-derechos-del-titular.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
ALTER TABLE "cliente"."derecho_titular" DROP CONSTRAINT "CK_derecho_titular_estado";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
ALTER TABLE "cliente"."derecho_titular" ADD "levantadaPor" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
ALTER TABLE "cliente"."derecho_titular" ADD "levantadaEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
ALTER TABLE "cliente"."derecho_titular" ADD "motivoLevantamiento" nvarchar(500);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
ALTER TABLE "cliente"."derecho_titular" ADD CONSTRAINT "FK_derecho_titular_levantadaPor" FOREIGN KEY ("levantadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
CREATE INDEX "IX_derecho_titular_identificacion" ON "cliente"."derecho_titular" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
ALTER TABLE "cliente"."derecho_titular" ADD CONSTRAINT "CK_derecho_titular_estado" CHECK ("estado" IS NULL OR ("estado" IN ('recibida', 'atendida', 'negada', 'levantada')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000076000, N'SuspensionDelTratamiento1700000076000', N'391f870c20c014fb5213c22da15eabf7743d1646f440fa5a61875e9808ab805d', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
RAISERROR (N'SuspensionDelTratamiento1700000076000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000' AND "huella" <> N'391f870c20c014fb5213c22da15eabf7743d1646f440fa5a61875e9808ab805d')
RAISERROR (N'SuspensionDelTratamiento1700000076000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

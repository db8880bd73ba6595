-- ReglasDelCaso1795943000000
-- Huella: c6d12f3472ecfc92eef4d5dda90ba1a4412ea092a94c935c4e51068ee02f628f
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795943000000-reglas-del-caso.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
RAISERROR (N'Falta Beneficiario1795942712031: aplique antes 1795942712031-beneficiario.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
CREATE TABLE "expediente"."decision_de_caso" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "paso" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "clave" varchar(24) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "reglas" nvarchar(MAX) NOT NULL,
  "motivo" nvarchar(500),
  "usuarioId" int,
  "fecha" datetime2(3) NOT NULL,
  CONSTRAINT "CK_decision_de_caso_paso" CHECK ("paso" IN ('orden', 'pago', 'pagare', 'contrato', 'carta', 'entrega')),
  CONSTRAINT "CK_decision_de_caso_reglas" CHECK (ISJSON("reglas") = 1),
  CONSTRAINT "PK_decision_de_caso" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
CREATE INDEX "IX_decision_de_caso_planId_paso" ON "expediente"."decision_de_caso" ("planId", "paso");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
ALTER TABLE "expediente"."decision_de_caso" ADD CONSTRAINT "FK_decision_de_caso_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
ALTER TABLE "expediente"."decision_de_caso" ADD CONSTRAINT "FK_decision_de_caso_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795943000000, N'ReglasDelCaso1795943000000', N'c6d12f3472ecfc92eef4d5dda90ba1a4412ea092a94c935c4e51068ee02f628f', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
RAISERROR (N'ReglasDelCaso1795943000000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000' AND "huella" <> N'c6d12f3472ecfc92eef4d5dda90ba1a4412ea092a94c935c4e51068ee02f628f')
RAISERROR (N'ReglasDelCaso1795943000000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

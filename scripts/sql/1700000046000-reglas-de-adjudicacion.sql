-- ReglasDeAdjudicacion1700000046000
-- Huella: ecdbedb9be347f89ea19e61db19cfbed3cfe2a57678916d0b22916b4e2afb2cb
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000046000-reglas-de-adjudicacion.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000')
RAISERROR (N'Falta AccesosInusuales1700000045000: aplique antes 1700000045000-accesos-inusuales.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000')
CREATE TABLE "catalogo"."regla_adjudicacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "producto" varchar(2) NOT NULL,
  "desde" char(10) NOT NULL,
  "vencidasAdmitidas" int NOT NULL,
  "cesion" varchar(10) NOT NULL,
  "primero" varchar(10) NOT NULL,
  "segundo" varchar(10),
  "tercero" varchar(10),
  "sustento" nvarchar(120) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_regla_adjudicacion_producto_desde" UNIQUE ("producto", "desde"),
  CONSTRAINT "FK_regla_adjudicacion_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_regla_adjudicacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000046000, N'ReglasDeAdjudicacion1700000046000', N'ecdbedb9be347f89ea19e61db19cfbed3cfe2a57678916d0b22916b4e2afb2cb', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000')
RAISERROR (N'ReglasDeAdjudicacion1700000046000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000' AND "huella" <> N'ecdbedb9be347f89ea19e61db19cfbed3cfe2a57678916d0b22916b4e2afb2cb')
RAISERROR (N'ReglasDeAdjudicacion1700000046000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

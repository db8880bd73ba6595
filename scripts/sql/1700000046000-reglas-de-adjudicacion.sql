-- ReglasDeAdjudicacion1700000046000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000046000-reglas-de-adjudicacion.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF OBJECT_ID(N'dbo.migracion', N'U') IS NULL
CREATE TABLE "dbo"."migracion" (
  "id" int NOT NULL IDENTITY(1,1),
  "timestamp" bigint NOT NULL,
  "name" varchar(255) NOT NULL,
  CONSTRAINT "PK_migracion" PRIMARY KEY ("id")
);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000')
BEGIN
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000046000, N'ReglasDeAdjudicacion1700000046000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000')
RAISERROR (N'ReglasDeAdjudicacion1700000046000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

-- SellosConClave1700000025000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000025000-sellos-con-clave.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SellosConClave1700000025000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SellosConClave1700000025000')
CREATE TABLE "seguridad"."auditoria_sello" (
  "epoca" int NOT NULL,
  "huellaClave" varchar(64) NOT NULL,
  "abiertaEn" datetime2(3) NOT NULL,
  "despuesDe" int NOT NULL,
  "posicion" int NOT NULL,
  "cadena" varchar(64) NOT NULL,
  "final" varchar(64) NOT NULL,
  "ancladaEl" char(10),
  CONSTRAINT "PK_auditoria_sello" PRIMARY KEY ("epoca")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SellosConClave1700000025000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000025000, N'SellosConClave1700000025000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SellosConClave1700000025000')
RAISERROR (N'SellosConClave1700000025000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

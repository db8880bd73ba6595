-- Sorteos1700000055000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000055000-sorteos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000')
CREATE TABLE "asamblea"."sorteo" (
  "id" int NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "fuente" varchar(10) NOT NULL,
  "fecha" char(10) NOT NULL,
  "referencia" nvarchar(120),
  "motivo" nvarchar(500),
  "publicadoEn" datetime2(3) NOT NULL,
  "publicadoPor" int,
  "numero" varchar(128),
  "escritoEn" datetime2(3),
  "escritoPor" int,
  "confirmadoEn" datetime2(3),
  "confirmadoPor" int,
  "semilla" varchar(64),
  "orden" nvarchar(MAX),
  "diferencia" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "UQ_sorteo_asambleaId" UNIQUE ("asambleaId"),
  CONSTRAINT "FK_sorteo_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_sorteo_publicadoPor" FOREIGN KEY ("publicadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_sorteo_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_sorteo_confirmadoPor" FOREIGN KEY ("confirmadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_sorteo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000055000, N'Sorteos1700000055000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000')
RAISERROR (N'Sorteos1700000055000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

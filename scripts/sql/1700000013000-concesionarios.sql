-- Concesionarios1700000013000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000013000-concesionarios.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE TABLE "catalogo"."concesionario" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombreComercial" nvarchar(120) NOT NULL,
  "razonSocial" nvarchar(120) NOT NULL,
  "ruc" varchar(13),
  "codigo" varchar(20),
  "correo" nvarchar(254),
  "telefono" varchar(10),
  "direccion" nvarchar(100),
  "negociacion" decimal(14,2),
  "estado" varchar(20) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_concesionario_nombreComercial" UNIQUE ("nombreComercial"),
  CONSTRAINT "FK_concesionario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_concesionario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE UNIQUE INDEX "IX_concesionario_codigo" ON "catalogo"."concesionario" ("codigo") WHERE "codigo" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE TABLE "catalogo"."ejecutivo_concesionario" (
  "id" int NOT NULL IDENTITY(1,1),
  "concesionarioId" int NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "correo" nvarchar(254) NOT NULL,
  "departamento" varchar(20) NOT NULL,
  "telefono" varchar(10) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_ejecutivo_concesionario_concesionarioId_nombre_dep_d3c800" UNIQUE ("concesionarioId", "nombre", "departamento"),
  CONSTRAINT "FK_ejecutivo_concesionario_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario" ("id"),
  CONSTRAINT "FK_ejecutivo_concesionario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_ejecutivo_concesionario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "concesionarioId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "guardadaEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "guardadaPor" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD "version" int NOT NULL CONSTRAINT "DF_dispositivo_version" DEFAULT 1;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "FK_dispositivo_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "FK_dispositivo_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" DROP CONSTRAINT "UQ_dispositivo_nombre";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "UQ_dispositivo_concesionarioId_nombre" UNIQUE ("concesionarioId", "nombre");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE UNIQUE INDEX "IX_dispositivo_nombre" ON "catalogo"."dispositivo" ("nombre") WHERE "concesionarioId" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
CREATE INDEX "IX_medio_aprobacion_dispositivoId" ON "cliente"."medio_aprobacion" ("dispositivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000013000, N'Concesionarios1700000013000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
RAISERROR (N'Concesionarios1700000013000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

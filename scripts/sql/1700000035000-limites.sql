-- Limites1700000035000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000035000-limites.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
ALTER TABLE "cliente"."evaluacion_riesgo" ADD "motivo" nvarchar(300);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
ALTER TABLE "cliente"."evaluacion_riesgo" ADD "marcaAntes" nvarchar(60);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
CREATE TABLE "seguridad"."limite" (
  "id" int NOT NULL IDENTITY(1,1),
  "rol" varchar(40) NOT NULL,
  "usuario" varchar(40) NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_limite_rol_usuario" UNIQUE ("rol", "usuario"),
  CONSTRAINT "FK_limite_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_limite" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
CREATE TABLE "seguridad"."delegacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "titular" varchar(40) NOT NULL,
  "delegado" varchar(40) NOT NULL,
  "desde" char(10) NOT NULL,
  "hasta" char(10) NOT NULL,
  "motivo" nvarchar(300) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_delegacion_titular_delegado_desde" UNIQUE ("titular", "delegado", "desde"),
  CONSTRAINT "FK_delegacion_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_delegacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000035000, N'Limites1700000035000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
RAISERROR (N'Limites1700000035000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

-- Riesgo1700000009000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000009000-riesgo.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
CREATE TABLE "catalogo"."parametro_riesgo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(20) NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "detalle" nvarchar(300),
  "valor" int NOT NULL,
  "orden" int NOT NULL,
  "regla" varchar(40),
  "garantia" bit NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_parametro_riesgo_codigo" UNIQUE ("codigo"),
  CONSTRAINT "PK_parametro_riesgo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
CREATE TABLE "cliente"."riesgo_plan" (
  "id" int NOT NULL IDENTITY(1,1),
  "carpetaId" int NOT NULL,
  "personaId" int NOT NULL,
  "puntaje" int,
  "conBien" bit NOT NULL,
  "calculadoPor" int,
  "calculadoEn" datetime2(3),
  "garantiasConfirmadas" bit NOT NULL,
  "garantiasPor" int,
  "garantiasEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "UQ_riesgo_plan_carpetaId" UNIQUE ("carpetaId"),
  CONSTRAINT "FK_riesgo_plan_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "cliente"."carpeta" ("id"),
  CONSTRAINT "FK_riesgo_plan_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_riesgo_plan_calculadoPor" FOREIGN KEY ("calculadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_riesgo_plan_garantiasPor" FOREIGN KEY ("garantiasPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_riesgo_plan" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
CREATE TABLE "cliente"."evaluacion_riesgo" (
  "id" int NOT NULL IDENTITY(1,1),
  "riesgoId" int NOT NULL,
  "parametroId" int NOT NULL,
  "valor" int NOT NULL,
  "aplica" bit NOT NULL,
  "cumple" bit NOT NULL,
  "origen" varchar(10),
  "mirado" nvarchar(200),
  "encontrado" nvarchar(200),
  "marcadoPor" int,
  "marcadoEn" datetime2(3),
  CONSTRAINT "UQ_evaluacion_riesgo_riesgoId_parametroId" UNIQUE ("riesgoId", "parametroId"),
  CONSTRAINT "FK_evaluacion_riesgo_riesgoId" FOREIGN KEY ("riesgoId") REFERENCES "cliente"."riesgo_plan" ("id"),
  CONSTRAINT "FK_evaluacion_riesgo_parametroId" FOREIGN KEY ("parametroId") REFERENCES "catalogo"."parametro_riesgo" ("id"),
  CONSTRAINT "FK_evaluacion_riesgo_marcadoPor" FOREIGN KEY ("marcadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_evaluacion_riesgo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
CREATE TABLE "cliente"."excepcion_riesgo" (
  "id" int NOT NULL IDENTITY(1,1),
  "carpetaId" int NOT NULL,
  "personaId" int NOT NULL,
  "observacion" nvarchar(500) NOT NULL,
  "puntaje" int NOT NULL,
  "usuarioId" int NOT NULL,
  "fecha" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_excepcion_riesgo_carpetaId_personaId" UNIQUE ("carpetaId", "personaId"),
  CONSTRAINT "FK_excepcion_riesgo_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "cliente"."carpeta" ("id"),
  CONSTRAINT "FK_excepcion_riesgo_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_excepcion_riesgo_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_excepcion_riesgo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000009000, N'Riesgo1700000009000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
RAISERROR (N'Riesgo1700000009000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

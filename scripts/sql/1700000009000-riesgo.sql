-- Riesgo1700000009000
-- Huella: 8463639f8347eb0e1015afc8e5b7257f18dbdb6952f7094fb35bcc55a0fe4005
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000009000-riesgo.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
RAISERROR (N'Falta Buro1700000008000: aplique antes 1700000008000-buro.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000009000, N'Riesgo1700000009000', N'8463639f8347eb0e1015afc8e5b7257f18dbdb6952f7094fb35bcc55a0fe4005', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
RAISERROR (N'Riesgo1700000009000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000' AND "huella" <> N'8463639f8347eb0e1015afc8e5b7257f18dbdb6952f7094fb35bcc55a0fe4005')
RAISERROR (N'Riesgo1700000009000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

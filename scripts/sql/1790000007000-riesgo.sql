-- Riesgo1790000007000
-- Huella: 290203296163d124ba66abbb7ba0553318ba59f3162d9fd2d1db78a99ea10183
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000007000-riesgo.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
RAISERROR (N'Falta Expediente1790000006000: aplique antes 1790000006000-expediente.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
EXEC (N'CREATE SCHEMA "riesgo"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
CREATE TABLE "riesgo"."consulta_buro" (
  "id" int NOT NULL IDENTITY(1,1),
  "cedula" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "personaId" int,
  "planId" int,
  "fecha" date NOT NULL,
  "vuelta" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "contenido" nvarchar(MAX),
  "score" int,
  "prueba" bit NOT NULL,
  "consultadoPor" int NOT NULL,
  "consultadoEn" datetime2(3) NOT NULL,
  "respondidoEn" datetime2(3),
  "consentimiento" date,
  "motivo" nvarchar(500),
  "fallo" varchar(20) COLLATE Latin1_General_100_BIN2,
  CONSTRAINT "CK_consulta_buro_cedula" CHECK ("cedula" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  CONSTRAINT "CK_consulta_buro_estado" CHECK ("estado" IN ('pidiendo', 'lista', 'desconocida', 'fallida')),
  CONSTRAINT "CK_consulta_buro_fallo" CHECK ("fallo" IN ('tiempo', 'red', 'servicio', 'rechazado', 'ilegible', 'grande', 'circuito', 'sin-configurar', 'sin-respuesta', 'interno')),
  CONSTRAINT "FK_consulta_buro_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_consulta_buro_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_consulta_buro_consultadoPor" FOREIGN KEY ("consultadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_consulta_buro" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
CREATE INDEX "IX_consulta_buro_fecha" ON "riesgo"."consulta_buro" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
CREATE INDEX "IX_consulta_buro_cedula" ON "riesgo"."consulta_buro" ("cedula");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
CREATE UNIQUE INDEX "IX_consulta_buro_cedula_fecha_vuelta" ON "riesgo"."consulta_buro" ("cedula", "fecha", "vuelta") WHERE "estado" <> 'fallida';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
CREATE TABLE "riesgo"."riesgo_plan" (
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
  "actualizadoPor" int,
  "actualizadoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "UQ_riesgo_plan_carpetaId" UNIQUE ("carpetaId"),
  CONSTRAINT "FK_riesgo_plan_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "expediente"."carpeta" ("id"),
  CONSTRAINT "FK_riesgo_plan_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_riesgo_plan_calculadoPor" FOREIGN KEY ("calculadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_riesgo_plan_garantiasPor" FOREIGN KEY ("garantiasPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_riesgo_plan_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_riesgo_plan" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
CREATE TABLE "riesgo"."evaluacion_riesgo" (
  "id" int NOT NULL IDENTITY(1,1),
  "riesgoId" int NOT NULL,
  "parametroId" int NOT NULL,
  "valor" int NOT NULL,
  "aplica" bit NOT NULL,
  "cumple" bit NOT NULL,
  "origen" varchar(10) COLLATE Latin1_General_100_BIN2,
  "mirado" nvarchar(200),
  "encontrado" nvarchar(200),
  "marcadoPor" int,
  "marcadoEn" datetime2(3),
  "motivo" nvarchar(300),
  "marcaAntes" nvarchar(60),
  CONSTRAINT "UQ_evaluacion_riesgo_riesgoId_parametroId" UNIQUE ("riesgoId", "parametroId"),
  CONSTRAINT "CK_evaluacion_riesgo_origen" CHECK ("origen" IN ('regla', 'manual')),
  CONSTRAINT "FK_evaluacion_riesgo_riesgoId" FOREIGN KEY ("riesgoId") REFERENCES "riesgo"."riesgo_plan" ("id"),
  CONSTRAINT "FK_evaluacion_riesgo_parametroId" FOREIGN KEY ("parametroId") REFERENCES "catalogo"."parametro_riesgo" ("id"),
  CONSTRAINT "FK_evaluacion_riesgo_marcadoPor" FOREIGN KEY ("marcadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_evaluacion_riesgo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
CREATE TABLE "riesgo"."excepcion_riesgo" (
  "id" int NOT NULL IDENTITY(1,1),
  "carpetaId" int NOT NULL,
  "personaId" int NOT NULL,
  "observacion" nvarchar(500) NOT NULL,
  "puntaje" int NOT NULL,
  "usuarioId" int NOT NULL,
  "fecha" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_excepcion_riesgo_carpetaId_personaId" UNIQUE ("carpetaId", "personaId"),
  CONSTRAINT "FK_excepcion_riesgo_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "expediente"."carpeta" ("id"),
  CONSTRAINT "FK_excepcion_riesgo_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_excepcion_riesgo_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_excepcion_riesgo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000007000, N'Riesgo1790000007000', N'290203296163d124ba66abbb7ba0553318ba59f3162d9fd2d1db78a99ea10183', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
RAISERROR (N'Riesgo1790000007000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000' AND "huella" <> N'290203296163d124ba66abbb7ba0553318ba59f3162d9fd2d1db78a99ea10183')
RAISERROR (N'Riesgo1790000007000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

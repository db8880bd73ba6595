-- Tareas1700000006000
-- Huella: 896e996cf50f441308e774369a38ea2f869f5ad4a0ce5ac3aa9c5251a0b14903
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000006000-tareas.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
RAISERROR (N'Falta Documentos1700000005000: aplique antes 1700000005000-documentos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
CREATE TABLE "catalogo"."tarea_tipo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(30) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "role" nvarchar(40) NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_tarea_tipo_codigo" UNIQUE ("codigo"),
  CONSTRAINT "PK_tarea_tipo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
CREATE TABLE "catalogo"."tarea_accion" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoId" int NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "cierre" varchar(1) NOT NULL,
  "orden" int NOT NULL,
  CONSTRAINT "UQ_tarea_accion_tipoId_orden" UNIQUE ("tipoId", "orden"),
  CONSTRAINT "FK_tarea_accion_tipoId" FOREIGN KEY ("tipoId") REFERENCES "catalogo"."tarea_tipo" ("id"),
  CONSTRAINT "PK_tarea_accion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
CREATE TABLE "cliente"."tarea" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoId" int NOT NULL,
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "usuarioId" int,
  "estado" varchar(20) NOT NULL,
  "creada" datetime2(3) NOT NULL,
  "actualizada" datetime2(3) NOT NULL,
  "fechaEjecucion" char(10),
  "accionId" int,
  "observaciones" nvarchar(500),
  "eventoId" int,
  "creadaPor" int,
  "cerradaPor" int,
  "cerradaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "FK_tarea_tipoId" FOREIGN KEY ("tipoId") REFERENCES "catalogo"."tarea_tipo" ("id"),
  CONSTRAINT "FK_tarea_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_tarea_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_tarea_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_tarea_accionId" FOREIGN KEY ("accionId") REFERENCES "catalogo"."tarea_accion" ("id"),
  CONSTRAINT "FK_tarea_eventoId" FOREIGN KEY ("eventoId") REFERENCES "cliente"."evento" ("id"),
  CONSTRAINT "FK_tarea_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_tarea_cerradaPor" FOREIGN KEY ("cerradaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_tarea" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
CREATE INDEX "IX_tarea_planId" ON "cliente"."tarea" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
CREATE INDEX "IX_tarea_usuarioId_estado_fechaEjecucion" ON "cliente"."tarea" ("usuarioId", "estado", "fechaEjecucion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
CREATE INDEX "IX_tarea_estado_tipoId_fechaEjecucion" ON "cliente"."tarea" ("estado", "tipoId", "fechaEjecucion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
CREATE INDEX "IX_tarea_fechaEjecucion" ON "cliente"."tarea" ("fechaEjecucion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000006000, N'Tareas1700000006000', N'896e996cf50f441308e774369a38ea2f869f5ad4a0ce5ac3aa9c5251a0b14903', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
RAISERROR (N'Tareas1700000006000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000' AND "huella" <> N'896e996cf50f441308e774369a38ea2f869f5ad4a0ce5ac3aa9c5251a0b14903')
RAISERROR (N'Tareas1700000006000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

-- Tareas1700000006000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000006000-tareas.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
BEGIN
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000006000, N'Tareas1700000006000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
RAISERROR (N'Tareas1700000006000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

-- Indices1700000011400
-- Huella: 89b437dbaf5abb84f029193f8eb93f7d5730f63234f2c4f385ad701f51b063d0
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000011400-indices.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
RAISERROR (N'Falta Correo1700000011200: aplique antes 1700000011200-correo.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_adjudicacion_adjudicadoPor_fecha" ON "asamblea"."adjudicacion" ("adjudicadoPor", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_adjudicacion_estado_fecha" ON "asamblea"."adjudicacion" ("estado", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_carpeta_estadoDocumentos" ON "cliente"."carpeta" ("estadoDocumentos");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_carpeta_idDepartamento_adjudicacionId_planId" ON "cliente"."carpeta" ("idDepartamento", "adjudicacionId", "planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_documento_planId" ON "cliente"."documento" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_ficha_plan_adjudicacionId" ON "cliente"."ficha_plan" ("adjudicacionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_ficha_plan_personaId" ON "cliente"."ficha_plan" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_grupo_grupo" ON "cliente"."grupo" ("grupo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_medio_aprobacion_creadoEn" ON "cliente"."medio_aprobacion" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_medio_aprobacion_productoCodigo" ON "cliente"."medio_aprobacion" ("productoCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_medio_aprobacion_ejecutivoId" ON "cliente"."medio_aprobacion" ("ejecutivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_medio_aprobacion_enviadoEn" ON "cliente"."medio_aprobacion" ("enviadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_medio_aprobacion_decididoEn" ON "cliente"."medio_aprobacion" ("decididoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_medio_aprobacion_valor" ON "cliente"."medio_aprobacion" ("valor");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_medio_aprobacion_total" ON "cliente"."medio_aprobacion" ("total");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_plan_titular_planId_desde" ON "cliente"."plan_titular" ("planId", "desde");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_solicitud_planId" ON "cliente"."solicitud" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_tarea_personaId" ON "cliente"."tarea" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_tarea_estado" ON "cliente"."tarea" ("estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_tarea_tipoId" ON "cliente"."tarea" ("tipoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_notificacion_usuarioId_leidaEn" ON "sistema"."notificacion" ("usuarioId", "leidaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_auditoria_usuario" ON "seguridad"."auditoria" ("usuario");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_auditoria_accion" ON "seguridad"."auditoria" ("accion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
CREATE INDEX "IX_auditoria_recursoId" ON "seguridad"."auditoria" ("recursoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000011400, N'Indices1700000011400', N'89b437dbaf5abb84f029193f8eb93f7d5730f63234f2c4f385ad701f51b063d0', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
RAISERROR (N'Indices1700000011400 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400' AND "huella" <> N'89b437dbaf5abb84f029193f8eb93f7d5730f63234f2c4f385ad701f51b063d0')
RAISERROR (N'Indices1700000011400 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

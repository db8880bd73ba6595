-- AvisosAtendidos1700000042000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000042000-avisos-atendidos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
DROP INDEX "IX_notificacion_usuarioId_leidaEn" ON "sistema"."notificacion";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD "planId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD "trabajo" varchar(30);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD "atendidaEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD CONSTRAINT "FK_notificacion_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
CREATE INDEX "IX_notificacion_usuarioId_leidaEn_atendidaEn" ON "sistema"."notificacion" ("usuarioId", "leidaEn", "atendidaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
CREATE INDEX "IX_notificacion_planId_trabajo" ON "sistema"."notificacion" ("planId", "trabajo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000042000, N'AvisosAtendidos1700000042000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
RAISERROR (N'AvisosAtendidos1700000042000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

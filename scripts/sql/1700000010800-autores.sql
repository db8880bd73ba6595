-- Autores1700000010800
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000010800-autores.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
ALTER TABLE "cliente"."tarea" ADD "actualizadaPor" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
ALTER TABLE "cliente"."tarea" ADD CONSTRAINT "FK_tarea_actualizadaPor" FOREIGN KEY ("actualizadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
ALTER TABLE "cliente"."riesgo_plan" ADD "actualizadoPor" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
ALTER TABLE "cliente"."riesgo_plan" ADD "actualizadoEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
ALTER TABLE "cliente"."riesgo_plan" ADD CONSTRAINT "FK_riesgo_plan_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000010800, N'Autores1700000010800');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Autores1700000010800')
RAISERROR (N'Autores1700000010800 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

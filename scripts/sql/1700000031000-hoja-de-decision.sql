-- HojaDeDecision1700000031000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000031000-hoja-de-decision.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
ALTER TABLE "sistema"."documento_emitido" ADD "carpetaId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "cliente"."carpeta"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
CREATE UNIQUE INDEX "IX_documento_emitido_carpetaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("carpetaId", "tipo", "numeroVersion") WHERE "carpetaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_hoja-de-decision" CHECK ("tipo" <> 'hoja-de-decision' OR "carpetaId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000031000, N'HojaDeDecision1700000031000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
RAISERROR (N'HojaDeDecision1700000031000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

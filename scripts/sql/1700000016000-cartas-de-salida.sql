-- CartasDeSalida1700000016000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000016000-cartas-de-salida.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
CREATE TABLE "cliente"."carta_salida" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "texto" nvarchar(MAX),
  "generadaPor" int,
  "generadaEn" datetime2(3),
  "motivoRechazo" nvarchar(500),
  "rechazadaPor" int,
  "rechazadaEn" datetime2(3),
  "fechaEntrega" char(10),
  "entregadaPor" int,
  "entregadaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "UQ_carta_salida_adjudicacionId" UNIQUE ("adjudicacionId"),
  CONSTRAINT "FK_carta_salida_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_carta_salida_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_carta_salida_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_carta_salida_generadaPor" FOREIGN KEY ("generadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_carta_salida_rechazadaPor" FOREIGN KEY ("rechazadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_carta_salida_entregadaPor" FOREIGN KEY ("entregadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_carta_salida" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
CREATE INDEX "IX_carta_salida_planId" ON "cliente"."carta_salida" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
CREATE INDEX "IX_carta_salida_personaId" ON "cliente"."carta_salida" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
CREATE INDEX "IX_carta_salida_creadaEn" ON "cliente"."carta_salida" ("creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
CREATE INDEX "IX_carta_salida_estado_creadaEn" ON "cliente"."carta_salida" ("estado", "creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
CREATE INDEX "IX_carta_salida_productoCodigo_creadaEn" ON "cliente"."carta_salida" ("productoCodigo", "creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
ALTER TABLE "sistema"."documento_emitido" ADD "cartaSalidaId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_cartaSalidaId" FOREIGN KEY ("cartaSalidaId") REFERENCES "cliente"."carta_salida"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
CREATE UNIQUE INDEX "IX_documento_emitido_cartaSalidaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("cartaSalidaId", "tipo", "numeroVersion") WHERE "cartaSalidaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_carta-salida" CHECK ("tipo" <> 'carta-salida' OR "cartaSalidaId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
EXEC (N'UPDATE "catalogo"."tipo_documento" SET "producto" = NULL WHERE "codigo" = ''fotoEntrega''');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
EXEC (N'INSERT INTO "catalogo"."tipo_documento" ("codigo", "nombre", "formato", "orden", "dueno", "condicionLaboral", "condicionCivil", "producto", "obligatorio", "departamento", "activo")
     SELECT ''actaEntrega'', ''Acta de entrega'', ''pdf'', 295, f."dueno", f."condicionLaboral", f."condicionCivil", f."producto", f."obligatorio", f."departamento", f."activo" FROM "catalogo"."tipo_documento" f
     WHERE f."codigo" = ''fotoEntrega'' AND NOT EXISTS (SELECT 1 FROM "catalogo"."tipo_documento" a WHERE a."codigo" = ''actaEntrega'')');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000016000, N'CartasDeSalida1700000016000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
RAISERROR (N'CartasDeSalida1700000016000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO

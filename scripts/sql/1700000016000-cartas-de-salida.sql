-- CartasDeSalida1700000016000
-- Huella: 5f34a1b0c387754ff1d734a102c7ad0e13b8f72c01aee0bf3d28339da61e9498
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000016000-cartas-de-salida.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
RAISERROR (N'Falta Pagos1700000015000: aplique antes 1700000015000-pagos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000016000, N'CartasDeSalida1700000016000', N'5f34a1b0c387754ff1d734a102c7ad0e13b8f72c01aee0bf3d28339da61e9498', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000')
RAISERROR (N'CartasDeSalida1700000016000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CartasDeSalida1700000016000' AND "huella" <> N'5f34a1b0c387754ff1d734a102c7ad0e13b8f72c01aee0bf3d28339da61e9498')
RAISERROR (N'CartasDeSalida1700000016000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

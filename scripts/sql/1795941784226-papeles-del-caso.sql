-- PapelesDelCaso1795941784226
-- Huella: c217cd938fd60be78007bc4a92998bd55cab3ec79973fef48b919fffaad3c615
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795941784226-papeles-del-caso.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510')
RAISERROR (N'Falta LugarDeContrato1795937002510: aplique antes 1795937002510-lugar-de-contrato.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" DROP CONSTRAINT "CK_pagare_estado";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
CREATE TABLE "legal"."copia_firmada" (
  "id" int NOT NULL IDENTITY(1,1),
  "documentoId" int NOT NULL,
  "numero" int NOT NULL,
  "archivoId" int NOT NULL,
  "fecha" date NOT NULL,
  "ciudad" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "motivo" nvarchar(500),
  "subidaPor" int,
  "subidaEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_copia_firmada_documentoId_numero" UNIQUE ("documentoId", "numero"),
  CONSTRAINT "CK_copia_firmada_numero" CHECK ("numero" >= 1),
  CONSTRAINT "PK_copia_firmada" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
CREATE INDEX "IX_copia_firmada_archivoId" ON "legal"."copia_firmada" ("archivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD "reemplazaA" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD "anulacionPedidaPor" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD "anulacionPedidaEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD "motivoAnulacion" nvarchar(500);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD "anuladoPor" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD "anuladoEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
DROP INDEX "IX_pagare_planId" ON "legal"."pagare";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
CREATE UNIQUE INDEX "IX_pagare_planId" ON "legal"."pagare" ("planId") WHERE "estado" <> 'X';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
CREATE INDEX "IX_pagare_reemplazaA" ON "legal"."pagare" ("reemplazaA");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD CONSTRAINT "FK_pagare_reemplazaA" FOREIGN KEY ("reemplazaA") REFERENCES "legal"."pagare"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD CONSTRAINT "FK_pagare_anulacionPedidaPor" FOREIGN KEY ("anulacionPedidaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD CONSTRAINT "FK_pagare_anuladoPor" FOREIGN KEY ("anuladoPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."copia_firmada" ADD CONSTRAINT "FK_copia_firmada_documentoId" FOREIGN KEY ("documentoId") REFERENCES "sistema"."documento_emitido"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."copia_firmada" ADD CONSTRAINT "FK_copia_firmada_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."copia_firmada" ADD CONSTRAINT "FK_copia_firmada_ciudad" FOREIGN KEY ("ciudad") REFERENCES "catalogo"."ciudad"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."copia_firmada" ADD CONSTRAINT "FK_copia_firmada_subidaPor" FOREIGN KEY ("subidaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "legal"."pagare" ADD CONSTRAINT "CK_pagare_estado" CHECK ("estado" IN ('P', 'A', 'R', 'X'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-APROBADA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795941784226, N'PapelesDelCaso1795941784226', N'c217cd938fd60be78007bc4a92998bd55cab3ec79973fef48b919fffaad3c615', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
RAISERROR (N'PapelesDelCaso1795941784226 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226' AND "huella" <> N'c217cd938fd60be78007bc4a92998bd55cab3ec79973fef48b919fffaad3c615')
RAISERROR (N'PapelesDelCaso1795941784226 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

-- Interviniente1795930000420
-- Huella: f2eacdd59f82b5e635455e1d073693d3c954f7c4ae24f77da46f4806d8a36a4b
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795930000420-interviniente.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
RAISERROR (N'Falta DatosDelActa1795928041066: aplique antes 1795928041066-datos-del-acta.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
CREATE TABLE "legal"."interviniente" (
  "tipoIdentificacion" varchar(1) COLLATE Latin1_General_100_BIN2,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "nombres" nvarchar(120),
  "apellidos" nvarchar(120),
  "genero" varchar(1) COLLATE Latin1_General_100_BIN2,
  "estadoCivil" varchar(1) COLLATE Latin1_General_100_BIN2,
  "nacionalidad" varchar(2) COLLATE Latin1_General_100_BIN2,
  "ocupacion" nvarchar(80),
  "direccion" nvarchar(200),
  "ciudad" nvarchar(80),
  "telefono" varchar(10) COLLATE Latin1_General_100_BIN2,
  "correo" nvarchar(254),
  "calidad" nvarchar(80),
  "id" int NOT NULL IDENTITY(1,1),
  "adjudicacionId" int NOT NULL,
  "rol" varchar(21) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_interviniente_adjudicacionId_rol" UNIQUE ("adjudicacionId", "rol"),
  CONSTRAINT "CK_interviniente_tipoIdentificacion" CHECK ("tipoIdentificacion" IN ('C', 'R', 'P')),
  CONSTRAINT "CK_interviniente_genero" CHECK ("genero" IN ('M', 'F')),
  CONSTRAINT "CK_interviniente_estadoCivil" CHECK ("estadoCivil" IN ('S', 'C', 'D', 'V', 'U')),
  CONSTRAINT "CK_interviniente_telefono" CHECK ("telefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_interviniente_rol" CHECK ("rol" IN ('deudor', 'conyuge', 'apoderado', 'garante', 'garanteConyuge', 'segundoGarante', 'segundoGaranteConyuge', 'depositario', 'huella', 'firmanteARuego', 'testigo', 'representante')),
  CONSTRAINT "PK_interviniente" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
ALTER TABLE "legal"."interviniente" ADD CONSTRAINT "FK_interviniente_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
ALTER TABLE "legal"."interviniente" ADD CONSTRAINT "FK_interviniente_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-APROBADA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795930000420, N'Interviniente1795930000420', N'f2eacdd59f82b5e635455e1d073693d3c954f7c4ae24f77da46f4806d8a36a4b', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
RAISERROR (N'Interviniente1795930000420 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420' AND "huella" <> N'f2eacdd59f82b5e635455e1d073693d3c954f7c4ae24f77da46f4806d8a36a4b')
RAISERROR (N'Interviniente1795930000420 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

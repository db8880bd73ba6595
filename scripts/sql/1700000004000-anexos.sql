-- Anexos1700000004000
-- Huella: 3b7089cc9d164589c50c863f5543072dfab6a43ed5e3af95d189d2da41b97375
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000004000-anexos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
RAISERROR (N'Falta Solicitud1700000002000: aplique antes 1700000002000-solicitud.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
CREATE TABLE "cliente"."conyuge" (
  "id" int NOT NULL IDENTITY(1,1),
  "solicitudId" int NOT NULL,
  "identificacion" varchar(10) NOT NULL,
  "nombres" nvarchar(120) NOT NULL,
  "apellidoPaterno" nvarchar(120) NOT NULL,
  "apellidoMaterno" nvarchar(120) NOT NULL,
  "fechaNacimiento" char(10),
  "genero" varchar(1),
  "nacionalidad" varchar(2),
  "anosResidencia" int,
  "profesion" nvarchar(80),
  "situacionLaboral" varchar(1) NOT NULL,
  "laboralRuc" varchar(13),
  "laboralNombre" nvarchar(120),
  "laboralActividad" nvarchar(120),
  "laboralCargo" nvarchar(80),
  "laboralDireccion" nvarchar(100),
  "laboralTelefono" varchar(10),
  "laboralAnos" int,
  "laboralCorreo" nvarchar(254),
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_conyuge_solicitudId" UNIQUE ("solicitudId"),
  CONSTRAINT "FK_conyuge_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "cliente"."solicitud" ("id"),
  CONSTRAINT "FK_conyuge_nacionalidad" FOREIGN KEY ("nacionalidad") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "FK_conyuge_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_conyuge" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
CREATE TABLE "cliente"."depositario" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "identificacion" varchar(10) NOT NULL,
  "nombres" nvarchar(120) NOT NULL,
  "apellidos" nvarchar(120) NOT NULL,
  "telefono" varchar(10) NOT NULL,
  "correo" nvarchar(254) NOT NULL,
  "direccion" nvarchar(100) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_depositario_planId" UNIQUE ("planId"),
  CONSTRAINT "FK_depositario_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_depositario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_depositario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
CREATE TABLE "cliente"."finanzas" (
  "id" int NOT NULL IDENTITY(1,1),
  "solicitudId" int NOT NULL,
  "cajaBanco" decimal(14,2) NOT NULL,
  "cuentasPorCobrar" decimal(14,2) NOT NULL,
  "inventario" decimal(14,2) NOT NULL,
  "viviendaTerreno" decimal(14,2) NOT NULL,
  "mueblesEnseres" decimal(14,2) NOT NULL,
  "vehiculoMaquinaria" decimal(14,2) NOT NULL,
  "motocicleta" decimal(14,2) NOT NULL,
  "otrosActivos" decimal(14,2) NOT NULL,
  "cuentasPorPagar" decimal(14,2) NOT NULL,
  "proveedores" decimal(14,2) NOT NULL,
  "prestamoAno" decimal(14,2) NOT NULL,
  "prestamoMasAno" decimal(14,2) NOT NULL,
  "deudasNegocio" decimal(14,2) NOT NULL,
  "otrasObligaciones" decimal(14,2) NOT NULL,
  "ingresoFijo" decimal(14,2) NOT NULL,
  "ingresoConyuge" decimal(14,2) NOT NULL,
  "ingresoArriendo" decimal(14,2) NOT NULL,
  "ingresoPensiones" decimal(14,2) NOT NULL,
  "otrosIngresos" decimal(14,2) NOT NULL,
  "egresoAlimentacion" decimal(14,2) NOT NULL,
  "egresoEducacion" decimal(14,2) NOT NULL,
  "egresoTransporte" decimal(14,2) NOT NULL,
  "egresoArriendo" decimal(14,2) NOT NULL,
  "egresoServicioBasico" decimal(14,2) NOT NULL,
  "egresoBancarioComercial" decimal(14,2) NOT NULL,
  "egresoSalud" decimal(14,2) NOT NULL,
  "otrosEgresos" decimal(14,2) NOT NULL,
  "totalActivo" decimal(14,2) NOT NULL,
  "totalPasivo" decimal(14,2) NOT NULL,
  "totalPatrimonio" decimal(14,2) NOT NULL,
  "totalIngresos" decimal(14,2) NOT NULL,
  "totalEgresos" decimal(14,2) NOT NULL,
  "totalIngresosEgresos" decimal(14,2) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_finanzas_solicitudId" UNIQUE ("solicitudId"),
  CONSTRAINT "FK_finanzas_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "cliente"."solicitud" ("id"),
  CONSTRAINT "FK_finanzas_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_finanzas" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
CREATE TABLE "cliente"."referencia" (
  "id" int NOT NULL IDENTITY(1,1),
  "solicitudId" int NOT NULL,
  "tipo" varchar(1) NOT NULL,
  "linea" int NOT NULL,
  "estado" varchar(20) NOT NULL,
  "nombre" nvarchar(120),
  "identificacion" varchar(10),
  "parentesco" nvarchar(20),
  "nombreComercio" nvarchar(120),
  "ciudad" nvarchar(60),
  "direccion" nvarchar(100),
  "telefono" varchar(10),
  "bancoCodigo" varchar(6),
  "fechaApertura" char(10),
  "tipoCuenta" varchar(10),
  "numeroCuenta" varchar(20),
  "registradaEn" datetime2(3) NOT NULL,
  "registradaPor" int,
  "confirmadaEn" datetime2(3),
  "confirmadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_referencia_solicitudId_tipo_linea" UNIQUE ("solicitudId", "tipo", "linea"),
  CONSTRAINT "FK_referencia_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "cliente"."solicitud" ("id"),
  CONSTRAINT "FK_referencia_bancoCodigo" FOREIGN KEY ("bancoCodigo") REFERENCES "catalogo"."banco" ("codigo"),
  CONSTRAINT "FK_referencia_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_referencia_confirmadaPor" FOREIGN KEY ("confirmadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_referencia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000004000, N'Anexos1700000004000', N'3b7089cc9d164589c50c863f5543072dfab6a43ed5e3af95d189d2da41b97375', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
RAISERROR (N'Anexos1700000004000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000' AND "huella" <> N'3b7089cc9d164589c50c863f5543072dfab6a43ed5e3af95d189d2da41b97375')
RAISERROR (N'Anexos1700000004000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

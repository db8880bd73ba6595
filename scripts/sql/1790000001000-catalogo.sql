-- Catalogo1790000001000
-- Huella: 6ddb16d57bd54be5d44e40af51ba8f5c532cbf588d5c012b9bd79676073a04ea
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000001000-catalogo.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
GO
IF OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND NOT DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb') AND EXISTS (SELECT 1 FROM sys.tables WHERE is_ms_shipped = 0)
RAISERROR (N'Esta base tiene tablas y no es de la aplicación. No se cambió nada.', 16, 1);
GO
IF OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND NOT DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb') AND NOT EXISTS (SELECT 1 FROM sys.tables WHERE is_ms_shipped = 0)
CREATE TABLE "dbo"."migracion" (
  "id" int NOT NULL IDENTITY(1,1),
  "timestamp" bigint NOT NULL,
  "name" varchar(255) NOT NULL,
  CONSTRAINT "PK_migracion" PRIMARY KEY ("id")
);
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
EXEC (N'CREATE SCHEMA "catalogo"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."actividad_uafe" (
  "codigo" varchar(12) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(300) NOT NULL,
  CONSTRAINT "PK_actividad_uafe" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."banco" (
  "codigo" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  CONSTRAINT "PK_banco" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."provincia" (
  "codigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "PK_provincia" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."canton" (
  "codigo" varchar(4) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "provinciaCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "FK_canton_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "PK_canton" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE INDEX "IX_canton_provinciaCodigo" ON "catalogo"."canton" ("provinciaCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."ciudad" (
  "codigo" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "PK_ciudad" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."clase_vehiculo" (
  "codigo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(40) NOT NULL,
  CONSTRAINT "PK_clase_vehiculo" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."color_vehiculo" (
  "codigo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(40) NOT NULL,
  CONSTRAINT "PK_color_vehiculo" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."concesionario" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombreComercial" nvarchar(120) NOT NULL,
  "razonSocial" nvarchar(120) NOT NULL,
  "ruc" varchar(13) COLLATE Latin1_General_100_BIN2,
  "codigo" varchar(20) COLLATE Latin1_General_100_BIN2,
  "correo" nvarchar(254),
  "telefono" varchar(10) COLLATE Latin1_General_100_BIN2,
  "direccion" nvarchar(100),
  "negociacion" decimal(14,2),
  "banco" nvarchar(60),
  "tipoCuenta" varchar(10) COLLATE Latin1_General_100_BIN2,
  "numeroCuenta" varchar(20) COLLATE Latin1_General_100_BIN2,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_concesionario_nombreComercial" UNIQUE ("nombreComercial"),
  CONSTRAINT "CK_concesionario_ruc" CHECK ("ruc" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_concesionario_telefono" CHECK ("telefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_concesionario_negociacion" CHECK ("negociacion" BETWEEN 0 AND 100),
  CONSTRAINT "CK_concesionario_tipoCuenta" CHECK ("tipoCuenta" IN ('AHORROS', 'CORRIENTE')),
  CONSTRAINT "CK_concesionario_numeroCuenta" CHECK ("numeroCuenta" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_concesionario_estado" CHECK ("estado" IN ('A', 'I')),
  CONSTRAINT "PK_concesionario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE UNIQUE INDEX "IX_concesionario_codigo" ON "catalogo"."concesionario" ("codigo") WHERE "codigo" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."departamento" (
  "codigo" varchar(3) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(60),
  "asignable" bit NOT NULL,
  CONSTRAINT "PK_departamento" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."dispositivo" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(120) NOT NULL,
  "valor" decimal(14,2) NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "concesionarioId" int,
  "guardadaEn" datetime2(3),
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_dispositivo_concesionarioId_nombre" UNIQUE ("concesionarioId", "nombre"),
  CONSTRAINT "CK_dispositivo_valor" CHECK ("valor" >= 0),
  CONSTRAINT "CK_dispositivo_estado" CHECK ("estado" IN ('A', 'I')),
  CONSTRAINT "FK_dispositivo_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario" ("id"),
  CONSTRAINT "PK_dispositivo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE UNIQUE INDEX "IX_dispositivo_nombre" ON "catalogo"."dispositivo" ("nombre") WHERE "concesionarioId" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."ejecutivo_concesionario" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(120) NOT NULL,
  "correo" nvarchar(254) NOT NULL,
  "departamento" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "telefono" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  "concesionarioId" int NOT NULL,
  CONSTRAINT "UQ_ejecutivo_concesionario_concesionarioId_nombre_departamento" UNIQUE ("concesionarioId", "nombre", "departamento"),
  CONSTRAINT "CK_ejecutivo_concesionario_departamento" CHECK ("departamento" IN ('Vendedor', 'Jefatura', 'Financiero')),
  CONSTRAINT "CK_ejecutivo_concesionario_telefono" CHECK ("telefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_ejecutivo_concesionario_estado" CHECK ("estado" IN ('A', 'I')),
  CONSTRAINT "FK_ejecutivo_concesionario_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario" ("id"),
  CONSTRAINT "PK_ejecutivo_concesionario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."feriado" (
  "id" int NOT NULL IDENTITY(1,1),
  "fecha" date NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "PK_feriado" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE UNIQUE INDEX "IX_feriado_fecha" ON "catalogo"."feriado" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."formato" (
  "id" int NOT NULL IDENTITY(1,1),
  "bloque" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "codigo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "numero" int NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "producto" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estadoCivil" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "separacionBienes" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "garantia" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "garante" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estadoBien" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "saldo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "texto" nvarchar(MAX) NOT NULL,
  "motivo" nvarchar(500) NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "vigenteDesde" date NOT NULL,
  "vigenteHasta" date,
  "reemplazoId" int,
  "creadoPor" int,
  "escritoPor" int,
  "escritoEn" datetime2(3) NOT NULL,
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "motivoDescarte" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "UQ_formato_codigo_numero" UNIQUE ("codigo", "numero"),
  CONSTRAINT "CK_formato_bloque" CHECK ("bloque" IN ('comparecientes', 'antecedentes', 'objeto', 'precio', 'garantia', 'obligaciones', 'controversias')),
  CONSTRAINT "CK_formato_estado" CHECK ("estado" IN ('borrador', 'aprobado', 'descartado')),
  CONSTRAINT "FK_formato_reemplazoId" FOREIGN KEY ("reemplazoId") REFERENCES "catalogo"."formato" ("id"),
  CONSTRAINT "PK_formato" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE INDEX "IX_formato_bloque_estado" ON "catalogo"."formato" ("bloque", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE UNIQUE INDEX "IX_formato_codigo" ON "catalogo"."formato" ("codigo") WHERE estado = 'borrador';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."formato_reporte" (
  "id" int NOT NULL IDENTITY(1,1),
  "organismo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "desde" date NOT NULL,
  "archivo" varchar(5) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "umbral" decimal(14,2),
  "sustento" nvarchar(120) NOT NULL,
  "campos" nvarchar(MAX) NOT NULL,
  "usadoEn" datetime2(3),
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_formato_reporte_organismo_desde" UNIQUE ("organismo", "desde"),
  CONSTRAINT "CK_formato_reporte_organismo" CHECK ("organismo" IN ('SC', 'UAFE')),
  CONSTRAINT "CK_formato_reporte_archivo" CHECK ("archivo" IN ('xlsx', 'csv')),
  CONSTRAINT "CK_formato_reporte_umbral" CHECK ("umbral" >= 0.01),
  CONSTRAINT "CK_formato_reporte_campos" CHECK (ISJSON("campos") = 1),
  CONSTRAINT "PK_formato_reporte" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."marca_vehiculo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  CONSTRAINT "UQ_marca_vehiculo_codigo" UNIQUE ("codigo"),
  CONSTRAINT "PK_marca_vehiculo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."modelo_vehiculo" (
  "id" int NOT NULL IDENTITY(1,1),
  "marcaId" int NOT NULL,
  "codigo" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "claseCodigo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_modelo_vehiculo_marcaId_codigo" UNIQUE ("marcaId", "codigo"),
  CONSTRAINT "FK_modelo_vehiculo_marcaId" FOREIGN KEY ("marcaId") REFERENCES "catalogo"."marca_vehiculo" ("id"),
  CONSTRAINT "FK_modelo_vehiculo_claseCodigo" FOREIGN KEY ("claseCodigo") REFERENCES "catalogo"."clase_vehiculo" ("codigo"),
  CONSTRAINT "PK_modelo_vehiculo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."notario" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(120) NOT NULL,
  "tipo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "PK_notario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE UNIQUE INDEX "IX_notario_nombre" ON "catalogo"."notario" ("nombre");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."pais" (
  "codigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "nombreIngles" nvarchar(80) NOT NULL,
  "prefijo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  CONSTRAINT "PK_pais" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."parametro_riesgo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "detalle" nvarchar(300),
  "valor" int NOT NULL,
  "orden" int NOT NULL,
  "regla" varchar(40) COLLATE Latin1_General_100_BIN2,
  "garantia" bit NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_parametro_riesgo_codigo" UNIQUE ("codigo"),
  CONSTRAINT "PK_parametro_riesgo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."parroquia" (
  "codigo" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "cantonCodigo" varchar(4) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  CONSTRAINT "FK_parroquia_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "PK_parroquia" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE INDEX "IX_parroquia_cantonCodigo" ON "catalogo"."parroquia" ("cantonCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."plazo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "producto" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "desde" date NOT NULL,
  "dias" int NOT NULL,
  "clausula" nvarchar(120) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_plazo_codigo_producto_desde" UNIQUE ("codigo", "producto", "desde"),
  CONSTRAINT "CK_plazo_codigo" CHECK ("codigo" IN ('entrega', 'modelo', 'aceptacion', 'requerimiento', 'aceleracion', 'avisoAlGarante', 'cuotasSinGarante', 'nuevoGarante', 'seguros', 'renovacionDeSeguro', 'siniestro', 'medidaJudicial', 'embargo', 'fuerzaMayor', 'cambioDeDatos', 'estadoCivil', 'inspeccion', 'matricula', 'copiaDeMatricula', 'cancelacionPrenda', 'cancelacionHipoteca', 'restitucion', 'tablaDeCuotas', 'estadoDeCuenta', 'arregloDirecto')),
  CONSTRAINT "CK_plazo_producto" CHECK ("producto" IN ('01', '02')),
  CONSTRAINT "CK_plazo_dias" CHECK ("dias" BETWEEN 1 AND 250),
  CONSTRAINT "PK_plazo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."precio_vehiculo" (
  "id" int NOT NULL IDENTITY(1,1),
  "modeloId" int NOT NULL,
  "anio" int NOT NULL,
  "estadoBien" varchar(5) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "precio" decimal(14,2) NOT NULL,
  "concesionario" nvarchar(120) NOT NULL,
  "vigenteDesde" date,
  CONSTRAINT "UQ_precio_vehiculo_modeloId_anio_estadoBien_concesionario" UNIQUE ("modeloId", "anio", "estadoBien", "concesionario"),
  CONSTRAINT "CK_precio_vehiculo_anio" CHECK ("anio" BETWEEN 1980 AND 2100),
  CONSTRAINT "CK_precio_vehiculo_estadoBien" CHECK ("estadoBien" IN ('Nuevo', 'Usado')),
  CONSTRAINT "CK_precio_vehiculo_precio" CHECK ("precio" >= 1),
  CONSTRAINT "FK_precio_vehiculo_modeloId" FOREIGN KEY ("modeloId") REFERENCES "catalogo"."modelo_vehiculo" ("id"),
  CONSTRAINT "PK_precio_vehiculo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."producto" (
  "codigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  CONSTRAINT "PK_producto" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."regla_adjudicacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "producto" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "desde" date NOT NULL,
  "vencidasAdmitidas" int NOT NULL,
  "cesion" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "primero" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "segundo" varchar(10) COLLATE Latin1_General_100_BIN2,
  "tercero" varchar(10) COLLATE Latin1_General_100_BIN2,
  "sustento" nvarchar(120) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_regla_adjudicacion_producto_desde" UNIQUE ("producto", "desde"),
  CONSTRAINT "CK_regla_adjudicacion_producto" CHECK ("producto" IN ('01', '02')),
  CONSTRAINT "CK_regla_adjudicacion_vencidasAdmitidas" CHECK ("vencidasAdmitidas" BETWEEN 0 AND 12),
  CONSTRAINT "CK_regla_adjudicacion_cesion" CHECK ("cesion" IN ('aparte', 'participa')),
  CONSTRAINT "CK_regla_adjudicacion_primero" CHECK ("primero" IN ('secuencia', 'valor', 'cuotas', 'vencidas', 'puesto')),
  CONSTRAINT "CK_regla_adjudicacion_segundo" CHECK ("segundo" IN ('secuencia', 'valor', 'cuotas', 'vencidas', 'puesto')),
  CONSTRAINT "CK_regla_adjudicacion_tercero" CHECK ("tercero" IN ('secuencia', 'valor', 'cuotas', 'vencidas', 'puesto')),
  CONSTRAINT "PK_regla_adjudicacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."representante" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(160) NOT NULL,
  "cedula" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "calidad" nvarchar(80) NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "CK_representante_cedula" CHECK ("cedula" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  CONSTRAINT "PK_representante" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE UNIQUE INDEX "IX_representante_nombre" ON "catalogo"."representante" ("nombre");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."tarea_tipo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(30) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "role" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_tarea_tipo_codigo" UNIQUE ("codigo"),
  CONSTRAINT "CK_tarea_tipo_role" CHECK ("role" IN ('Asistente Asamblea', 'Director Asamblea', 'Comercial', 'Servicio al cliente', 'RSA', 'Cobranzas', 'Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Gerente General', 'Gerente Financiero', 'Riesgo', 'Legal', 'Asistente Legal', 'Administrador del sistema')),
  CONSTRAINT "PK_tarea_tipo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."tarea_accion" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoId" int NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "cierre" varchar(1) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "orden" int NOT NULL,
  CONSTRAINT "UQ_tarea_accion_tipoId_orden" UNIQUE ("tipoId", "orden"),
  CONSTRAINT "CK_tarea_accion_cierre" CHECK ("cierre" IN ('S', 'N')),
  CONSTRAINT "FK_tarea_accion_tipoId" FOREIGN KEY ("tipoId") REFERENCES "catalogo"."tarea_tipo" ("id"),
  CONSTRAINT "PK_tarea_accion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
CREATE TABLE "catalogo"."tipo_documento" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(30) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "dueno" int NOT NULL,
  "condicionLaboral" varchar(20) COLLATE Latin1_General_100_BIN2,
  "condicionCivil" varchar(20) COLLATE Latin1_General_100_BIN2,
  "producto" varchar(2) COLLATE Latin1_General_100_BIN2,
  "obligatorio" bit NOT NULL,
  "formato" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "orden" int NOT NULL,
  "departamento" varchar(3) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_tipo_documento_codigo" UNIQUE ("codigo"),
  CONSTRAINT "CK_tipo_documento_dueno" CHECK ("dueno" BETWEEN 1 AND 5),
  CONSTRAINT "CK_tipo_documento_formato" CHECK ("formato" IN ('pdf', 'imagen', 'pdf-jpeg')),
  CONSTRAINT "FK_tipo_documento_departamento" FOREIGN KEY ("departamento") REFERENCES "catalogo"."departamento" ("codigo"),
  CONSTRAINT "PK_tipo_documento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000001000, N'Catalogo1790000001000', N'6ddb16d57bd54be5d44e40af51ba8f5c532cbf588d5c012b9bd79676073a04ea', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
RAISERROR (N'Catalogo1790000001000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000' AND "huella" <> N'6ddb16d57bd54be5d44e40af51ba8f5c532cbf588d5c012b9bd79676073a04ea')
RAISERROR (N'Catalogo1790000001000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO

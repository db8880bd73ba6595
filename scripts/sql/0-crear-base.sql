-- Crea la base, desde master. Generado por npm run db:script: no se edita; al ejecutarlo cambie el nombre si es otro.
-- Modern_Spanish_CI_AI: busca sin distinguir acentos ni mayúsculas. READ_COMMITTED_SNAPSHOT: quien lee no espera a quien escribe.
IF DB_ID(N'adjudica') IS NULL AND @@VERSION LIKE N'Microsoft%'
EXEC (N'CREATE DATABASE [adjudica] COLLATE Modern_Spanish_CI_AI');
GO
IF DB_ID(N'adjudica') IS NULL
EXEC (N'CREATE DATABASE [adjudica]');
GO
IF @@VERSION LIKE N'Microsoft%'
EXEC (N'ALTER DATABASE [adjudica] SET READ_COMMITTED_SNAPSHOT ON WITH ROLLBACK IMMEDIATE');
GO
IF @@VERSION LIKE N'Microsoft%'
EXEC (N'ALTER DATABASE [adjudica] SET RECOVERY FULL');
GO

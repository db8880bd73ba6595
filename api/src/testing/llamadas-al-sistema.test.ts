import { llamadasQueDejan } from './llamadas-al-sistema';

test('a process is killed at the calls that leave something outside it: not where it reads, wakes a thread, or keeps translated code', () => {
  const notado = [
    '11 openat(AT_FDCWD, "/datos/plantilla.hbs", O_RDONLY|O_CLOEXEC) = 17</datos/plantilla.hbs>',
    '11 write(12<anon_inode:[eventfd]>, "\\1\\0", 8) = 8',
    '12 openat(AT_FDCWD, "/datos/.partes/a.part", O_WRONLY|O_CREAT|O_EXCL, 0600) = 18</datos/.partes/a.part>',
    '12 write(18</datos/.partes/a.part>, "%PDF", 4 <unfinished ...>',
    '11 pwrite64(9</datos/base.db-wal>, "...", 4096, 0) = 4096',
    '12 <... write resumed>)              = 4',
    '11 pwrite64(9</datos/base.db-wal>, "...", 24, 4096) = 24',
    '11 write(20</pruebas/ts/0f>, "use strict", 10) = 10',
    '11 write(15<UNIX-STREAM:[1->2]>, "{}", 2) = 2',
    '11 write(28<TCP:[127.0.0.1:1->127.0.0.1:2]>, "HTTP/1.1 200 OK", 15) = 15',
    '+++ exited with 0 +++',
  ];
  expect(llamadasQueDejan(notado.join('\n'), ['/pruebas/ts'])).toEqual([
    { llamada: 'openat', vez: 1 },
    { llamada: 'write', vez: 1 },
    { llamada: 'pwrite64', vez: 1 },
    { llamada: 'pwrite64', vez: 2 },
    { llamada: 'write', vez: 4 },
  ]);
});

import { importaciones } from '@adjudica/domain';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { urlOf } from '../../providers/calls';
import { useDownload } from '../../ui/useDownload';

/** All rows of a type as CSV, in the form in which another installation imports them. */
export function ExportarButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { download, pending } = useDownload();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={pending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Exportar
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.values(importaciones).map(({ tipo, titulo }) => (
          <MenuItem
            key={tipo}
            onClick={() => {
              setAnchor(null);
              void download(urlOf('/exportacion/{tipo}.csv', { tipo }), `${tipo}.csv`);
            }}
          >
            {titulo}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

interface CreateButtonProps {
  readonly label: string;
  /** Where the page of a new record is not the resource's own `create`. */
  readonly to?: string;
}

/** react-admin's `CreateButton`, whose label says what is made. */
export function CreateButton({ label, to }: CreateButtonProps) {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  return (
    <Button
      component={Link}
      to={to ?? createPath({ type: 'create', resource })}
      variant="contained"
      startIcon={<AddOutlined />}
    >
      {label}
    </Button>
  );
}

"""What every HTTP request passes through: middleware, typed endpoints and the OpenAPI document."""
